import type { SectionType } from '../../schema/generated/types.ts';
import type { PreparedSection } from '../../site/prepared-data.ts';
import { type PageAnchors, sectionAnchors } from './anchors/anchors.ts';
import { createPrepareOnce } from './prepare-once.ts';
import type { ContextFor, PageScope } from './scope.ts';
import type { PrepareResult } from './value/context.ts';
import type { Plan } from './value/plan.ts';
import { prepareValue } from './value/prepare-value.ts';

/** A section that is ready to render, with its references. Equal sections of several pages are one object. */
export interface ReadySection extends Omit<PrepareResult, 'value'> {
  section: PreparedSection;
  /** Link targets in the section; `anchors` are the targets of its own links. */
  targets: PageAnchors;
}

export type SectionPipeline = (id: string, data: { type: SectionType }, scope: PageScope) => ReadySection;

/** Prepares sections. An object that pages share is prepared once for each set of facts that it uses. */
export function createSectionPipeline(
  contextFor: ContextFor,
  plans: Map<string, Plan | undefined>,
): SectionPipeline {
  const once = createPrepareOnce(contextFor);

  return (id, data, scope) =>
    once(data, id, scope, (context) => {
      const plan = plans.get(`sections/${data.type}`);
      const { value, ...rest } = prepareValue(data, plan, ['sections', id], context);
      const { type, ...props } = value as { type: SectionType };
      const section = { id, type, props };
      return { section, targets: sectionAnchors(section), ...rest };
    });
}
