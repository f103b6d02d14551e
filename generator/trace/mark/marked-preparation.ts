import type { PreparedPage } from '../../../site/prepared-page.ts';
import type { Plan } from '../../prepare/value/plan.ts';
import { createPreparation, type Preparation } from '../../project/preparation.ts';
import type { Project } from '../../project/project.ts';
import type { PageResult } from '../../project/read-page.ts';
import { markCompany } from './mark-company.ts';
import { createPageMarker } from './mark-page.ts';
import { createSharedMarker } from './mark-shared.ts';
import { createContextMarker } from './marked-context.ts';
import type { Marks } from './marks.ts';
import { originalValue } from './original-value.ts';
import { uncheckedPlans } from './unchecked-plans.ts';

type Plans = Map<string, Plan | undefined>;

/**
 * Makes the function that prepares a page with tokens in all that it shows, but with the head of the page without tokens. The page
 * is what it is at the time that the project was opened for; undefined if mistakes keep it from being prepared.
 * @param result the page without tokens
 */
export function createMarkedPreparation(
  marks: Marks,
): (project: Project, name: string, result: PageResult) => PreparedPage | undefined {
  const onContext = createContextMarker(marks);
  const markers = new WeakMap<Plans, ReturnType<typeof createMarkers>>();
  const preparations = new WeakMap<Project['reading']['shared'], Preparation>();

  function createMarkers(plans: Plans) {
    return {
      shared: createSharedMarker(marks, plans),
      page: createPageMarker(marks, plans),
      unchecked: uncheckedPlans(plans),
    };
  }

  const markersOf = ({ tools: { plans } }: Project['reading']) =>
    markers.getOrInsertComputed(plans, () => createMarkers(plans));

  function preparationOf(project: Project): Preparation {
    const { reading, shared } = project;
    const { validator } = reading.tools;
    const { shared: markShared, unchecked } = markersOf(reading);
    return preparations.getOrInsertComputed(reading.shared, () =>
      createPreparation(markShared(shared), {
        ...reading,
        tools: {
          plans: unchecked,
          validator: {
            site: (data) => validator.site(originalValue(data, marks)),
            section: (type, data, path) =>
              validator.section(type, originalValue(data, marks) as typeof data, path),
          },
        },
        // The page without tokens has the same pictures, and draws the one for other sites.
        addPicture: () => {},
        onContext,
      }),
    );
  }

  return (project, name, result) => {
    const { now, loadPage } = project.reading;
    const { written, files } = result;
    const original = shownAt(result, now);
    if (!original || !written) return undefined;
    const { preparer, prepare } = preparationOf(project);
    if (!preparer) return undefined;
    const page = markersOf(project.reading).page(written, loadPage(name).source?.row);
    const { prepared, schedule } = prepare({ name, files, page }, preparer);
    const shown = shownAt({ preview: prepared, ...(schedule && { schedule }) }, now);
    if (!shown) return undefined;
    const company = markCompany(shown.frame.company, marks);
    return { ...shown, head: original.head, frame: { ...shown.frame, company } };
  };
}

/** What a page shows at a time (ms); before its beginning what it shows first, and after its end all that it ever showed. */
export function shownAt(
  { preview, schedule }: Pick<PageResult, 'preview' | 'schedule'>,
  at: number,
): PreparedPage | undefined {
  const states = schedule?.states ?? [];
  const present = states.findLast(({ from, page }) => from <= at && page) ?? states.find(({ page }) => page);
  return present?.page ?? preview;
}
