import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../write/manifest.ts';

/** Unused files are deleted after a week, because visitors can still have an old page open. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** Lists unused assets with the time (ms) since when, and those that have expired. */
export function retire(
  previous: Manifest | undefined,
  used: Record<string, string>,
  now: number,
): { retired: Record<string, number>; expired: string[] } {
  const retired: Record<string, number> = {};
  const expired: string[] = [];
  const candidates = [
    ...Object.keys(previous?.assets ?? {}).map((name) => [name, now] as const),
    ...Object.entries(previous?.retired ?? {}),
  ];
  for (const [name, since] of candidates) {
    if (Object.hasOwn(used, name)) continue;
    if (now - since > retentionMs) expired.push(name);
    else retired[name] = Math.min(since, retired[name] ?? since);
  }
  return { retired, expired };
}

/** @param names below assets/ */
export function deleteAssets(out: string, names: string[]): void {
  for (const name of names) rmSync(join(out, 'assets', name), { force: true });
}
