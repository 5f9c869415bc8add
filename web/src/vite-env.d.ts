/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const body: import("@fluent/bundle").FluentResource["body"];
  export default body;
}
