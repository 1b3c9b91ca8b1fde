import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Where `make web-dev` finds a running server.
const server = process.env.FIEFDOM_SERVER ?? "http://127.0.0.1:8770";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/fiefdom/web",
    emptyOutDir: true,
    target: "es2022",
    // Nothing as data: addresses, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
