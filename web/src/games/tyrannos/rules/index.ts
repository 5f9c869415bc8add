/** The rules of Tyrannos: the English text is the page of the documentation. */

import type { Rules } from "../../../table/rules/parts";

const RULES: Rules = {
  texts: {
    en: () => import("../../../../../docs/rules/tyrannos.md?raw"),
    de: () => import("./de.md?raw"),
    fr: () => import("./fr.md?raw"),
    it: () => import("./it.md?raw"),
  },
  mark: "Y",
};

export default RULES;
