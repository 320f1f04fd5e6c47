// What `tsc` alone is told of components; svelte-check looks into them.
declare module '*.svelte' {
  import type { Component } from 'svelte';
  const component: Component<Record<string, unknown>>;
  export default component;
}
