import { addressKey, locationBefore } from '../../schema/redirects.ts';
import { linkPath } from '../lib/link-path.ts';
import { outPath } from '../write/out-path.ts';
import type { Timetable } from '../write/schedule-file.ts';

/** An address that leads to another one. */
export interface StaticRedirect {
  /** A decoded path without a slash at its end. */
  from: string;
  /** A path, or an HTTPS URL; percent-encoded. */
  to: string;
  /** 302 for a page that has ended, which can come back, and for one that has not begun. */
  status: 301 | 302;
}

interface RedirectParts {
  /** The build's table: key of a former address -> target. */
  targets: ReadonlyMap<string, string>;
  /** Former addresses as they are written in YAML. */
  written: readonly string[];
  timetable: Timetable;
  /** Paths of files, which come before redirects. */
  taken: ReadonlySet<string>;
}

/**
 * What a build redirects at its time. Static hosts can tell upper case from lower case, so an address is listed as it is
 * written and in lower case.
 */
export function staticRedirects({ targets, written, timetable, taken }: RedirectParts): StaticRedirect[] {
  const found = new Map<string, StaticRedirect>();
  for (const from of [...written.map(decoded), ...[...targets.keys()].map((key) => `/${key}`)]) {
    const to = targets.get(addressKey(encodeURI(from)) ?? '');
    if (to === undefined) continue;
    const before = timetable[outPath(decoded(linkPath(to)))]?.[0]?.before;
    found.set(
      from,
      before ? { from, to: locationBefore(before, to), status: 302 } : { from, to, status: 301 },
    );
  }
  for (const [path, [present]] of Object.entries(timetable)) {
    const from = `/${path}`.replace(/\/?index\.html$/, '') || '/';
    const isFormer = targets.has(from.slice(1).toLowerCase());
    if (present?.redirect !== undefined && !isFormer)
      found.set(from, { from, to: present.redirect, status: 302 });
  }
  return [...found.values()]
    .filter(({ from }) => !taken.has(from.slice(1)) && !taken.has(outPath(from)))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** An address as it is written, decoded and without a slash at its end. */
function decoded(address: string): string {
  const path = address.split('/').map(decodeName).join('/');
  return path.replace(/\/$/, '').normalize();
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
