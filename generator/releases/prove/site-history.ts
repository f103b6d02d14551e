import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../lib/folder.ts';
import { outPath } from '../../write/out-path.ts';

export const digest = (bytes: Uint8Array) => hash('sha1', bytes);

/** What was live when, and what each release shows. */
export interface SiteHistory {
  /** Remembers what a release shows, before it can be live. */
  learn: (id: string, folder: string) => void;
  /** A switch to a release begins; when it is done, the releases of before are no longer live. */
  beginSwitch: (id: string) => void;
  endSwitch: (id: string) => void;
  /**
   * How long (ms) it was over, at the start of a request, that these bytes were live at the route; 0 while they were. Undefined if
   * no release shows them.
   */
  ageOf: (route: string, body: Uint8Array, requestedAt: number) => number | undefined;
  /** Whether a release has an asset with this content. */
  hasAsset: (path: string, body: Uint8Array) => boolean;
}

/** @param now milliseconds on a monotonic clock */
export function createSiteHistory(routes: readonly string[], now: () => number): SiteHistory {
  /** Route and digest of a page -> the releases that show it. */
  const showing = new Map<string, string[]>();
  const assets = new Map<string, string>();
  /** When each release was live last; infinite while it is. */
  const lastLive = new Map<string, number>();

  return {
    learn(id, folder) {
      for (const route of routes) {
        const key = `${route} ${digest(readFileSync(join(folder, outPath(route))))}`;
        showing.set(key, [...(showing.get(key) ?? []), id]);
      }
      for (const name of namesIn(join(folder, 'assets')))
        assets.getOrInsertComputed(`/assets/${name}`, () =>
          digest(readFileSync(join(folder, 'assets', name))),
        );
    },
    beginSwitch: (id) => lastLive.set(id, Number.POSITIVE_INFINITY),
    endSwitch(id) {
      for (const [other, last] of lastLive)
        if (other !== id && last === Number.POSITIVE_INFINITY) lastLive.set(other, now());
    },
    ageOf(route, body, requestedAt) {
      const times = (showing.get(`${route} ${digest(body)}`) ?? []).flatMap((id) => lastLive.get(id) ?? []);
      return times.length === 0 ? undefined : Math.max(0, requestedAt - Math.max(...times));
    },
    hasAsset: (path, body) => assets.get(path) === digest(body),
  };
}
