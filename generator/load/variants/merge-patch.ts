import { isObject } from '../../lib/is-object.ts';

/**
 * JSON Merge Patch (RFC 7386): objects merge, lists and single values replace, null removes.
 * Neither argument is changed. Unpatched objects keep their identity, by which later steps recognize a section that a
 * variant shares with its base.
 */
export function mergePatch(base: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(patch)) {
    // Assigning to this name would change the object's prototype.
    if (key === '__proto__') continue;
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
}
