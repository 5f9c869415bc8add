import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { recognise } from "$lib/session.svelte";
import { loadWords } from "$lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
void recognise();
await loadWords();
mount(App, { target });
