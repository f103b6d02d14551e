import type { JsonSchema } from '../../../schema/load-schemas.ts';
import { nearest } from '../../../schema/nearest.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { isAllBut } from '../../lib/all-but.ts';
import { isObject } from '../../lib/is-object.ts';
import type { Mistake } from './mistake.ts';
import { asIds, describeValue } from './words.ts';

/** A `oneOf` is either an action, which has exactly one target, or a reference: `all`, a list, or all but some. */
export function alternative({ error, schema, usage, path, key }: Mistake): Finding | undefined {
  const branches = error.schema as JsonSchema[];
  const targets = branches.flatMap((branch) => branch.required ?? []);
  if (targets.length === branches.length) {
    // The `type` keyword reports values that are not objects.
    if (!isObject(error.data)) return undefined;
    const action = error.data;
    const chosen = targets.filter((target) => target in action);
    if (chosen.length === 0) return finding('ActionWithoutTarget', { key }, path, 'key');
    const companions = (schema.dependentRequired ?? {}) as Record<string, string[]>;
    const data = { key, targets: chosen, action, companions };
    return finding('ActionWithTwoTargets', data, [...path, chosen[1] ?? ''], 'key');
  }
  if (Array.isArray(error.data) || isAllBut(error.data)) return undefined;
  const written = typeof error.data === 'string' ? error.data : undefined;
  const list = written === undefined ? groupAsIds(error.data) : asIds(written);
  return finding(
    'BadReference',
    {
      key,
      got: describeValue(error.data),
      list,
      isAll: nearest(written ?? '', ['all']) !== undefined,
      isGroup: isObject(error.data),
      collection: usage.collection,
    },
    path,
  );
}

/** The ids in a group of keys in place of a list: `1: proof`, or `proof:`. */
function groupAsIds(group: unknown): string | undefined {
  if (!isObject(group)) return undefined;
  const ids = Object.entries(group).map(([key, value]) => (typeof value === 'string' ? value : key));
  return asIds(ids.join(', '));
}
