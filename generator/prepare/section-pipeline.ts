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
  /** The facts that the section's texts use, and whether it names the page's service: only these make it differ. */
  facts: string[];
  service: boolean;
  results: Map<string, ReadySection>;
}

/** Prepares sections. One that pages share, as the same object, is prepared once for each set of facts that it uses. */
export function createSectionPipeline(contextFor: ContextFor, plans: Map<string, Plan | undefined>) {
  const known = new WeakMap<object, Map<string, Known>>();

  return function ready(id: string, data: { type: SectionType }, scope: PageScope): ReadySection {
    const byId = known.get(data) ?? new Map<string, Known>();
    known.set(data, byId);
    const before = byId.get(id);
    const found = before?.results.get(keyOf(before, scope));
    if (found) return found;
    const facts = new Set<string>();
    let service = false;
    const context = contextFor(
      scope,
      (fact) => facts.add(fact),
      () => {
        service = true;
      },
    );
    const { value, ...rest } = prepareValue(
      data,
      plans.get(`sections/${data.type}`),
      ['sections', id],
      context,
    );
    const { type, ...props } = value as { type: SectionType };
    const result: ReadySection = { section: { id, type, props }, ...rest };
    const entry = before ?? { facts: [...facts], service, results: new Map() };
    if (entry.results.size > 500) entry.results.clear();
    entry.results.set(keyOf(entry, scope), result);
    byId.set(id, entry);
    return result;
  };
}

function keyOf(uses: Pick<Known, 'facts' | 'service'>, { facts, service }: PageScope): string {
  if (!facts && !service) return '';
  const own = facts ? uses.facts.map((name) => (Object.hasOwn(facts, name) ? facts[name] : null)) : [];
  return JSON.stringify([uses.service ? service : null, ...own]);
}
