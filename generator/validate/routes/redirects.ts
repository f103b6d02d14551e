import { addressKey } from '../../../schema/redirects.ts';
import type { Path } from '../../errors/finding.ts';

/** A former address and where it leads, as written. */
export interface Redirect {
  from: string;
  to: string;
  /** See `addressKey`; undefined for an address that cannot be requested. */
  key: string | undefined;
  /** The address in its file. */
  path: Path;
  at: 'key' | 'value';
}

/** The `redirects` of site.yaml. */
export function siteRedirects(entries: Readonly<Record<string, string>>): Redirect[] {
  return Object.entries(entries).map(([from, to]) => ({
    from,
    to,
    key: addressKey(from),
    path: ['redirects', from],
    at: 'key',
  }));
}

/** The `formerly` of a page. */
export function pageRedirects({ route, formerly = [] }: { route?: string; formerly?: string[] }): Redirect[] {
  if (route === undefined) return [];
  return formerly.map((from, index) => ({
    from,
    to: route,
    key: addressKey(from),
    path: ['formerly', index],
    at: 'value',
  }));
}

/** A target without the site's own origin: the path of a page, or a full address on another host. */
export function withoutOrigin(to: string, siteUrl: string): string {
  const origin = URL.parse(siteUrl)?.origin;
  const url = URL.parse(to);
  if (!url || url.origin !== origin) return to;
  return url.pathname + url.search + url.hash;
}

/** Former address -> target, as the server sends it: percent-encoded, without line breaks. */
export function redirectTargets(redirects: Iterable<Redirect>, siteUrl: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { key, to } of redirects) {
    const target = encodedTarget(withoutOrigin(to, siteUrl));
    if (key !== undefined && target !== undefined) targets.set(key, target);
  }
  return targets;
}

/** Any origin will do: it is removed again. */
const anyOrigin = 'https://site.invalid';

/** A target as it is sent. Undefined for one that no browser can follow, or that hides its host behind a user name. */
export function encodedTarget(to: string): string | undefined {
  const url = URL.parse(to, anyOrigin);
  if (!url) return undefined;
  if (url.username || url.password) return undefined;
  if (url.origin !== anyOrigin) return url.protocol === 'https:' ? url.href : undefined;
  // Two slashes at the start would name another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
