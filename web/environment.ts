/** Tests run in Node, but on the code that browsers run: only there do effects take effect. */

import type { Environment } from "vitest/runtime";

export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
