import type { Finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { mergePatch } from './merge-patch.ts';
import { placeSections, splitPlace } from './order-sections.ts';
import { emptyRemovals } from './unused-removals.ts';

export interface MergedPage {
  data: Record<string, unknown>;
  findings: Finding[];
}

/**
 * A variant over its base. Sections merge like everything else; one that says `after` or `before` then moves to
 * its place, and a new one without a word goes to the end.
 */
export function mergePages(base: Record<string, unknown>, variant: Record<string, unknown>): MergedPage {
  const { extends: _extends, sections: changes, ...others } = variant;
  const { extends: _base, ...rest } = base;
  const data = mergePatch(rest, others) as Record<string, unknown>;
  const findings = emptyRemovals(rest, others);
  // A key `sections:` with nothing below it reads as null: nothing is changed, and not everything removed.
  if (changes === undefined || changes === null) return { data, findings };
  if (!isObject(changes)) return { data: { ...data, sections: changes }, findings };
  const before = isObject(data.sections) ? data.sections : {};
  const split = Object.entries(changes).map(([id, change]) => ({ id, ...splitPlace(change) }));
  const patch = Object.fromEntries(split.map(({ id, patch }) => [id, patch]));
  findings.push(...emptyRemovals(before, patch, ['sections']));
  const merged: Record<string, unknown> = { ...before };
  for (const { id, patch } of split) {
    if (patch === null) delete merged[id];
    else merged[id] = isObject(patch) ? mergePatch(merged[id], patch) : patch;
  }
  const placed = placeSections(merged, split);
  return { data: { ...data, sections: placed.sections }, findings: [...findings, ...placed.findings] };
}
