import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { icons } from "./icons.ts";

// Where `make web-dev` finds a running server.
const server = process.env.FIEFDOM_SERVER ?? "http://127.0.0.1:8770";

/** Leaves a compressed copy of every text beside it, so that the server need not compress. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html)$/.test(file.fileName)) continue;
        const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
        this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
      }
    },
  },
};

export default defineConfig({
  plugins: [svelte(), icons, compressed],
  build: {
    outDir: "../src/fiefdom/web",
    emptyOutDir: true,
    target: "es2022",
    // Nothing as data: addresses, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "worker/sw.ts" },
      // The service worker has to lie above all pages, under a name that stays.
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  // The emblems of boxes are in their folders.
  server: { fs: { allow: [".", "../src/fiefdom/boxes"] }, proxy: { "/api": { target: server, ws: true } } },
});
