/** Route -> path below the output folder: `/lp8/` and `/lp8` are both `lp8/index.html`. */
export function outPath(route: string): string {
  const path = route.replace(/^\/|\/$/g, '');
  if (path === '404') return '404.html';
  return path === '' ? 'index.html' : `${path}/index.html`;
}
