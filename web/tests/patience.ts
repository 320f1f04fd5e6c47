// What takes long on a busy machine is not wrong. Tests without a document have nothing to wait for.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/svelte');
  configure({ asyncUtilTimeout: 30_000 });
}
export {};
