import { join } from 'node:path';
import { stamp } from '../render/fingerprint.ts';
import type { BuildJob } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';
import type { BuiltSchedule } from './build-schedule.ts';
import type { CheckedSite } from './check-site.ts';

/**
 * Stages the compressed forms of states. The states themselves are staged, or published since an earlier build.
 * @returns the stamps of both, by path below the output folder
 */
export function stageStates(
  { out, changes: { previous }, staging }: BuildJob,
  states: BuiltSchedule['states'],
  { packedStates }: Pick<CheckedSite, 'packedStates'>,
  rendered: BuiltPages['states'],
): Map<string, string> {
  const stamps = new Map<string, string>();
  /** Files of pages that are not built now were looked at already. */
  const published = (path: string, isSeen: boolean) => {
    const last = previous?.files[path];
    return last !== undefined && (isSeen || stamp(join(out, path)) === last) ? last : undefined;
  };
  for (const path of states) {
    const isSeen = !rendered.has(path);
    stamps.set(path, published(path, isSeen) ?? staging.stampOf(path));
    const sibling = `${path}.br`;
    const bytes = packedStates.get(path);
    const last = published(sibling, isSeen);
    if (bytes && last === undefined) staging.put(sibling, bytes, 'before');
    if (last ?? bytes) stamps.set(sibling, last ?? staging.stampOf(sibling));
  }
  return stamps;
}

/** Stages what is now at an address that several pages share, or that has a page for a time. */
export async function placePresent(
  { out, changes: { previous }, staging }: BuildJob,
  present: BuiltSchedule['present'],
  records: BuiltPages['records'],
): Promise<void> {
  if (present.size === 0) return;
  const isPlaced = (record: { out: string }) => present.has(record.out);
  const built = Map.groupBy(records.values().filter(isPlaced), (record) => record.out);
  const before = new Map(
    Object.values(previous?.pages ?? {})
      .filter(isPlaced)
      .map((record) => [record.out, record]),
  );
  for (const [path, sharing] of built) {
    const state = present.get(path);
    const last = before.get(path);
    const isCurrent = state && last?.hash === state.hash && stamp(join(out, path)) === last.outStamp;
    for (const record of sharing) {
      record.hash = state?.hash ?? '';
      record.outStamp = isCurrent ? last.outStamp : '';
      if (isCurrent) record.packed = last.packed;
      else delete record.packed;
    }
    if (state && (!isCurrent || staging.has(path))) await staging.add(path, await staging.read(state.path));
  }
}
