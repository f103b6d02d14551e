import { type Finding, finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { valueAmongSections } from '../../validate/messages/value-among-sections.ts';
import { flow, kindOf } from '../../validate/messages/words.ts';

interface SectionChange {
  id: string;
  patch: unknown;
}

/**
 * Separates changes to sections that cannot be merged: a value in place of a section, and a section that only has the
 * differences to one that the base does not have, are left out. A section with another type is merged over nothing, because
 * no key of the old type fits the new one.
 */
export function sectionChanges(
  base: Record<string, unknown>,
  changes: SectionChange[],
): { patch: Record<string, unknown>; replaced: Set<string>; findings: Finding[] } {
  const patch: Record<string, unknown> = {};
  const replaced = new Set<string>();
  const findings: Finding[] = [];
  for (const { id, patch: change } of changes) {
    const old = Object.hasOwn(base, id) ? base[id] : undefined;
    const isValue = !isObject(change) && change !== null;
    if (isValue && old !== undefined) {
      const fix = `To remove the section, write: ${id}: null. To change it, write its keys on the lines below, indented by two more spaces.`;
      const wrong = { key: id, expected: 'a group of keys', got: kindOf(change), fix };
      findings.push(finding('WrongType', wrong, ['sections', id]));
      continue;
    }
    if (isValue && change !== false && change !== 0) {
      const sections = changes.map(({ id, patch }): [string, unknown] => [id, patch]);
      findings.push(valueAmongSections(id, sections));
      continue;
    }
    if (isValue || (isObject(change) && old === undefined && change.type === undefined)) {
      findings.push(finding('UnknownSection', { id, known: Object.keys(base) }, ['sections', id], 'key'));
      continue;
    }
    patch[id] = change;
    if (!isObject(change) || !isObject(old) || change.type === undefined || change.type === old.type)
      continue;
    replaced.add(id);
    const next = Object.keys(base)[Object.keys(base).indexOf(id) + 1];
    const { type: _type, ...own } = change;
    const keys = Object.entries(own).map(([key, value]) => `${key}: ${flow(value)}`);
    const data = { id, from: String(old.type), to: String(change.type), section: change, next, keys };
    findings.push(finding('ChangedType', data, ['sections', id, 'type']));
  }
  return { patch, replaced, findings };
}
