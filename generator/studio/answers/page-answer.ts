import type { StudioPageAnswer } from '../../../schema/api/studio/page.ts';
import { EditError } from '../../edit/edit-error.ts';
import type { SiteFiles } from '../../edit/operations/site-edit.ts';
import { mergedData, openPage, pageFile } from '../../edit/operations/site-page.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import { studioProblems } from '../site/studio-problems.ts';
import { filesIn } from './base-files.ts';
import { withChanges } from './outline-changes.ts';

/** A page of a draft as the studio shows it; undefined if there is none with this name. */
export async function pageAnswer(
  { draft, site, base }: OpenDraft,
  name: string,
): Promise<StudioPageAnswer | undefined> {
  const revision = draft.revision();
  const traced = await site.page(name);
  const file = pageFile(draft.files, name);
  if (!traced || file === undefined) return undefined;
  const project = await site.project();
  const result = project.page(name);
  const { data, origins, places, html, outline } = traced;
  return {
    success: true,
    ...{ revision, page: name, file, data, origins, places, html },
    text: draft.files.read(file) ?? '',
    published: base.get(file) ?? null,
    route: result.route ?? '',
    title: result.preview?.head.title ?? result.outline.title ?? name,
    extends: result.bases,
    sections: withChanges(outline, data, publishedPage(base, name)),
    // The rest of the folder is checked for the draft as a whole, which takes longer.
    problems: studioProblems(project.folder.root, {
      problems: [...result.problems, ...project.sharedProblems],
      draftProblems: [],
      warnings: [],
    }),
  };
}

type Published = ReadonlyMap<string, string>;

/** The published pages that were compared with, by name. Their texts stay the same while someone types. */
const read = new WeakMap<Published, Map<string, Record<string, unknown> | null>>();

const publishedPage = (base: Published, name: string) =>
  read
    .getOrInsertComputed(base, () => new Map())
    .getOrInsertComputed(name, () => pageIn(filesIn(base), name));

/** The merged page; null if there is none, or if it cannot be read. */
function pageIn(files: SiteFiles, name: string): Record<string, unknown> | null {
  try {
    return mergedData(openPage(files, name));
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}
