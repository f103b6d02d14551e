/** Route -> path below the output folder: `/lp8/` and `/lp8` are both `lp8/index.html`. */
export function outPath(route: string): string {
  const end = route.endsWith('/') ? -1 : route.length;
  const path = route.slice(route.startsWith('/') ? 1 : 0, end);
  if (path === '404') return '404.html';
  return path === '' ? 'index.html' : `${path}/index.html`;
}
