import type { Finding } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { type IsEmptyKey, withoutEmptyGroups } from './empty-groups.ts';
import { mergePatch } from './merge-patch.ts';
import { orderSections, splitPosition } from './order-sections.ts';
import { sectionChanges } from './section-changes.ts';
import { unusedRemovals } from './unused-removals.ts';

export interface MergedPage {
  data: Record<string, unknown>;
  findings: Finding[];
}

/**
 * Merges a variant over its base. Sections merge like everything else. A section with `after` or `before` then moves to that
 * position, and other new sections go to the end.
 * @param isEmptyKey whether the variant's file has nothing after a key that is null
 */
export function mergePages(
  base: Record<string, unknown>,
  variant: Record<string, unknown>,
  isEmptyKey: IsEmptyKey = () => false,
): MergedPage {
  // These say something about one page, not about its variants.
  const {
    extends: _base,
    formerly: _formerly,
    draft: _draft,
    matrix: _matrix,
    experiment: _experiment,
    ...rest
  } = base;
  const { patch: written, findings } = withoutEmptyGroups(rest, variant, isEmptyKey);
  const { extends: _extends, sections: changes, experiment, ...whole } = written;
  // The removals in an experiment are for its variants.
  const others = isObject(experiment) || experiment === undefined ? whole : { ...whole, experiment };
  const data = mergePatch(rest, others) as Record<string, unknown>;
  if (isObject(experiment)) data.experiment = experiment;
  // Without an end, nothing follows it.
  if (others.until === null && others.then === undefined) delete data.then;
  findings.push(...unusedRemovals(rest, others));
  // An empty `sections:` parses as null, which must not remove all sections.
  if (changes === undefined || changes === null) return { data, findings };
  if (!isObject(changes)) return { data: { ...data, sections: changes }, findings };
  const baseSections = isObject(data.sections) ? data.sections : {};
  const split = Object.entries(changes).map(([id, change]) => ({ id, ...splitPosition(change) }));
  const { patch, replaced, findings: wrong } = sectionChanges(baseSections, split);
  findings.push(...wrong, ...unusedRemovals(baseSections, patch, ['sections']));
  const kept = Object.entries(baseSections).map(([id, section]) => [id, replaced.has(id) ? {} : section]);
  const merged = mergePatch(replaced.size > 0 ? Object.fromEntries(kept) : baseSections, patch);
  const placed = split.filter(({ id }) => Object.hasOwn(patch, id));
  const ordered = orderSections(merged as Record<string, unknown>, placed);
  return { data: { ...data, sections: ordered.sections }, findings: [...findings, ...ordered.findings] };
}
