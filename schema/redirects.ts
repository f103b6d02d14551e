/**
 * Redirects from former addresses: what the build writes and the server reads. The table is sorted text, so the server can
 * search it as it is; parsed, a hundred thousand entries would take several times the memory.
 */

/** Where a build writes the table. It is never served. */
export const redirectsFile = '.build/redirects.txt';

/**
 * The form in which addresses are compared: decoded, in lowercase, without slashes at both ends.
 * @param pathname percent-encoded, without a query
 * @returns undefined for a path that no page and no redirect can have
 */
export function addressKey(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const names = pathname.slice(1).split('/');
  if (names.at(-1) === '') names.pop();
  try {
    const decoded = names.map((name) => decodeURIComponent(name).normalize());
    return decoded.every(isName) ? decoded.join('/').toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

function isName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\\p{Cc}\p{Zl}\p{Zp}]/u.test(name);
}

/** One line for each address: its key, a tab, and its target, sorted by the bytes of the keys. */
export function redirectTable(targets: ReadonlyMap<string, string>): string {
  const lines = [...targets].map(([key, target]) => ({ key: Buffer.from(key), line: `${key}\t${target}\n` }));
  lines.sort((one, other) => Buffer.compare(one.key, other.key));
  return lines.map(({ line }) => line).join('');
}

/** The entries of a table, by key. */
export function readRedirectTable(text: string): Map<string, string> {
  return new Map(text.split('\n').flatMap((line) => (line ? [line.split('\t', 2) as [string, string]] : [])));
}

const lineFeed = 10;
const tab = 9;

/** The target of a key, found by binary search. */
export function findRedirect(table: Buffer, key: string): string | undefined {
  const wanted = Buffer.from(key);
  let [low, high] = [0, table.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : table.lastIndexOf(lineFeed, middle - 1) + 1;
    const end = table.indexOf(lineFeed, start);
    const keyEnd = table.indexOf(tab, start);
    if (end < 0 || keyEnd < 0) return undefined;
    const order = wanted.compare(table, start, keyEnd);
    if (order === 0) return table.toString('utf8', keyEnd + 1, end);
    if (order < 0) high = start;
    else low = end + 1;
  }
  return undefined;
}

/** Where to send a visitor in place of a location that has no page yet: to another one, with the query of both. */
export function locationBefore(before: string, location: string): string {
  const [, query = ''] = /^[^?#]*(\?[^#]*)?/s.exec(location) ?? [];
  return redirectLocation(before, query);
}

/**
 * The address to send a visitor to: the target with the visitor's query. Of two parameters with one name, the visitor's
 * counts, because it says which ad was clicked today.
 * @param target a path, or a URL with a host; percent-encoded
 * @param search the visitor's query, percent-encoded, with its question mark; empty without one
 */
export function redirectLocation(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const visitors = new URLSearchParams(search);
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !visitors.has([...new URLSearchParams(pair).keys()][0] ?? ''));
  return `${path}?${[...kept, search.slice(1)].join('&')}${fragment}`;
}
