import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/cards.css";
import "./styles/pages.css";
import "./styles/table.css";
import "./styles/phone.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLocale } from "./locale/locale.svelte";

startLocale();
mount(App, { target: document.getElementById("app")! });
