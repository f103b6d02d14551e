/** The lines of `routes.lock`, which lists every route that a build has published. */
export interface LockLines {
  /** Route -> its line, counted from 1. */
  routes: ReadonlyMap<string, number>;
  /** Lines that are neither routes nor comments. */
  others: readonly { line: number; text: string }[];
}

/** A build needs the same list three times, and can have 100,000 routes. */
let last: { text: string; lines: LockLines } | undefined;

export function parseRoutesLock(text: string): LockLines {
  if (last?.text !== text) last = { text, lines: parse(text) };
  return last.lines;
}

function parse(text: string): LockLines {
  const routes = new Map<string, number>();
  const others: LockLines['others'][number][] = [];
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    const route = routeOf(content);
    if (route !== undefined) routes.set(route, line);
    else if (!isComment(content)) others.push({ line, text: content });
  }
  return { routes, others };
}

/** The route of a line, which a comment can follow. */
export function routeOf(line: string): string | undefined {
  // Nearly all lines are only a route, which is faster to see than to match.
  if (line.startsWith('/') && !/[\s#]/.test(line)) return line;
  return /^\s*(\/\S*)\s*(?:#.*)?$/.exec(line)?.[1];
}

function isComment(line: string): boolean {
  return /^\s*(#.*)?$/.test(line);
}
