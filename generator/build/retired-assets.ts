import type { Manifest } from '../write/manifest.ts';

/** Unused files are deleted after a week, because visitors can still have an old page open. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** @param since when an asset was last used (ms) */
export function isExpired(since: number, now: number): boolean {
  return now - since > retentionMs;
}

/** Lists unused assets with the time (ms) since when, and those that have expired. */
export function retire(
  previous: Manifest | undefined,
  used: Record<string, string>,
  now: number,
): { retired: Record<string, number>; expired: string[] } {
  const assets = Object.keys(previous?.assets ?? {}).map((name) => [name, now]);
  const since: Record<string, number> = { ...Object.fromEntries(assets), ...previous?.retired };
  const unused = Object.entries(since).filter(([name]) => !Object.hasOwn(used, name));
  const { expired = [], retired = [] } = Object.groupBy(unused, ([, time]) =>
    isExpired(time, now) ? 'expired' : 'retired',
  );
  return { retired: Object.fromEntries(retired), expired: expired.map(([name]) => name) };
}
