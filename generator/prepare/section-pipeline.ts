import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedSection } from '../../site/prepared-page.ts';
import type { PrepareResult } from './context.ts';
import type { Plan } from './plan.ts';
import { prepareValue } from './prepare-value.ts';
import type { ContextFor, PageScope } from './scope.ts';

/** A section that is ready to render, with what it refers to. Equal sections of several pages are one object. */
export interface ReadySection extends Omit<PrepareResult, 'value'> {
  section: PreparedSection;
}

interface Known {
  /** The facts that the section's texts use; only these can make it differ between pages. */
  uses: string[];
  results: Map<string, ReadySection>;
}

/** Prepares sections. One that pages share, as the same object, is prepared once for each set of facts that it uses. */
export function createSectionPipeline(contextFor: ContextFor, plans: Map<string, Plan | undefined>) {
  const known = new WeakMap<object, Map<string, Known>>();

  return function ready(id: string, data: { type: SectionType }, scope: PageScope): ReadySection {
    const byId = known.get(data) ?? new Map<string, Known>();
    known.set(data, byId);
    const before = byId.get(id);
    const found = before?.results.get(keyOf(before.uses, scope));
    if (found) return found;
    const uses = new Set<string>();
    const context = contextFor(scope, (fact) => uses.add(fact));
    const { value, ...rest } = prepareValue(
      data,
      plans.get(`sections/${data.type}`),
      ['sections', id],
      context,
    );
    const { type, ...props } = value as { type: SectionType };
    const result: ReadySection = { section: { id, type, props }, ...rest };
    const entry = before ?? { uses: [...uses], results: new Map() };
    if (entry.results.size > 500) entry.results.clear();
    entry.results.set(keyOf(entry.uses, scope), result);
    byId.set(id, entry);
    return result;
  };
}

function keyOf(uses: string[], { facts, service }: PageScope): string {
  if (!facts && !service) return '';
  return uses
    .map((name) => (name === 'service' ? `service=${service}` : `${name}=${facts?.[name]}`))
    .join('\n');
}
