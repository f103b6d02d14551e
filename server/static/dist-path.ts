/**
 * The files that a path can address, best first, relative to dist: `/lp8` and `/lp8/` both mean `lp8/index.html`.
 * Empty if the path is unsafe or names something that is never served.
 * @param pathname the path of a URL, still percent-encoded, without query
 */
export function candidateFiles(pathname: string): string[] {
  const segments = decodedSegments(pathname);
  if (!segments) return [];
  const isFolder = segments.at(-1) === '';
  const names = isFolder ? segments.slice(0, -1) : segments;
  if (!names.every(isSafeName)) return [];
  const index = [...names, 'index.html'].join('/');
  return isFolder ? [index] : [names.join('/'), index];
}

function decodedSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Hidden files such as `.build` stay hidden; `.well-known` is public by definition. */
function isSafeName(name: string): boolean {
  if (name === '' || /[/\\\p{Cc}]/u.test(name)) return false;
  return !name.startsWith('.') || name === '.well-known';
}
