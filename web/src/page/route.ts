export type Route = { page: 'start' } | { page: 'table'; table: string };

// Routes live behind the #, so that any server can serve the page from one file.
export function routeOf(hash: string): Route {
  const table = /^#\/table\/([a-z]+)$/.exec(hash)?.[1];
  return table === undefined ? { page: 'start' } : { page: 'table', table };
}

export const startLink = '#/';
export const tableLink = (table: string) => `#/table/${table}`;
