import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/cards.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/phone.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLocale } from "./locale/locale.svelte";
import { installOffline } from "./state/server.svelte";

startLocale();
installOffline();
mount(App, { target: document.getElementById("app")! });
