import type { RouteChoice, StudioChoices } from '../../../schema/api/studio/choices.ts';
import { withFacts } from '../../editor/entry-words.ts';
import { writtenAnchors } from '../../editor/page-values.ts';
import { readFolderValues } from '../../editor/read-folder-values.ts';
import { isRow } from '../../load/matrix/matrix.ts';
import type { Project } from '../../project/project.ts';
import { listPictures } from '../media/list-pictures.ts';
import type { SummaryOf } from './page-summaries.ts';

/** What the references of a folder can name, as its files are now. Mistakes elsewhere in the folder do no harm. */
export function readChoices(project: Project, summaryOf: SummaryOf): StudioChoices {
  return {
    ...readFolderValues({ ...project, page: summaryOf }),
    pictures: listPictures(project, summaryOf),
    ...routesOf(project, summaryOf),
  };
}

function routesOf(
  { folder, shared }: Project,
  summaryOf: SummaryOf,
): Pick<StudioChoices, 'routes' | 'places'> {
  const places = new Map<string, number>();
  const routes = [...folder.pages.keys()].flatMap((page): RouteChoice | [] => {
    const summary = summaryOf(page);
    const { route, outline, isDraft } = summary;
    if (route === undefined) return [];
    const { title } = outline;
    return {
      ...{ page, route, isDraft, isRow: isRow(page) },
      ...(title !== undefined && { title: withFacts(title, shared.site) }),
      places: places.getOrInsertComputed(JSON.stringify(writtenAnchors(summary)), () => places.size),
    };
  });
  return { routes, places: [...places.keys()].map((text) => JSON.parse(text)) };
}
