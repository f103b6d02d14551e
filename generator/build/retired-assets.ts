import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../write/manifest.ts';

/** Files stay for a week after the last page stopped using them: somebody may have had the old page open. */
const keepRetired = 7 * 24 * 60 * 60 * 1000;

/** What was used and is no more, with the time since when. @returns also what was retired for a week, to be deleted */
export function retire(
  before: Manifest | undefined,
  used: Record<string, string>,
  now: number,
): { retired: Record<string, number>; expired: string[] } {
  const retired: Record<string, number> = {};
  const expired: string[] = [];
  const candidates = [
    ...Object.keys(before?.assets ?? {}).map((name) => [name, now] as const),
    ...Object.entries(before?.retired ?? {}),
  ];
  for (const [name, since] of candidates) {
    if (Object.hasOwn(used, name)) continue;
    if (now - since > keepRetired) expired.push(name);
    else retired[name] = Math.min(since, retired[name] ?? since);
  }
  return { retired, expired };
}

/** @param names below assets/ */
export function deleteAssets(out: string, names: string[]): void {
  for (const name of names) rmSync(join(out, 'assets', name), { force: true });
}
