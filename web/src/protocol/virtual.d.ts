// The schemas of server/api/openapi.json by name, as web/described.ts puts them into the page.
declare module 'virtual:described' {
  const schemas: import('./schema').Schemas;
  export default schemas;
}
