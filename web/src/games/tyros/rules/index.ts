/** The rules of Tyros: the English text is the page of the documentation. */

import type { FigureProps, Rules } from "../../../table/rules/parts";
import { FIGURES } from "./figures";
import FigureView from "./FigureView.svelte";
import Plan from "./ChartView.svelte";
import Ranks from "./Ranks.svelte";
import type { Component } from "svelte";

const RULES: Rules = {
  texts: {
    en: () => import("../../../../../docs/rules/tyros.md?raw"),
    de: () => import("./de.md?raw"),
    fr: () => import("./fr.md?raw"),
    it: () => import("./it.md?raw"),
  },
  editions: ["kosmos", "giochi-rari"],
  figures: {
    ...Object.fromEntries(Object.keys(FIGURES).map((id): [string, Component<FigureProps>] => [id, FigureView])),
    "15.3": Ranks,
  },
  plan: Plan,
};

export default RULES;
