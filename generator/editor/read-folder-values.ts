import type { Choice, FolderValues } from '../../schema/editor/folder-values.ts';
import type { Project } from '../project/project.ts';
import { entryWords } from './entry-words.ts';
import { linkValues } from './link-values.ts';
import { anchorValues, baseValues, type OutlinedPage, pageWords } from './page-values.ts';

/** More pages than this take too long to read after each change, and make a bundle that is slow in an editor. */
const maxPages = 300;

interface FolderSource extends Pick<Project, 'folder' | 'shared' | 'media'> {
  page: (name: string) => OutlinedPage;
}

/** Reads what the references of a folder can name. Mistakes elsewhere in the folder do no harm. */
export function readFolderValues(project: FolderSource): FolderValues {
  const { folder, shared, media } = project;
  const ids = (collection: string): Choice[] =>
    Object.entries(shared.content.get(collection)?.entries ?? {}).map(([value, entry]) => ({
      value,
      description: entryWords(entry, shared.site) ?? value,
    }));
  const all = [...folder.pages.keys()];
  const isLarge = all.length > maxPages;
  // Of a page per row of a table, only the links matter: their file has no name that `extends` can use.
  const files = all.filter((name) => folder.files.has(name) && !folder.matrices.has(name));
  const names = isLarge ? (files.length > maxPages ? [] : files) : all;
  const read = names.map((name) => ({ name, page: project.page(name) }));
  const pages = read.filter(({ name }) => folder.files.has(name));
  // The page that contains one is left to `check`.
  const placed = read
    .flatMap(({ page }) => page.outline.placed ?? [])
    .map((value) => ({ value, description: 'An entry written in place on a page.' }));
  return {
    forms: ids('forms'),
    plans: distinct([...ids('plans'), ...placed]),
    packages: distinct([...ids('packages'), ...placed]),
    content: Object.fromEntries(Array.from(shared.content.keys(), (name) => [name, ids(name)])),
    media: Array.from(media, ([value, { width, height }]) => ({
      value,
      description: width && height ? `${width} × ${height} px` : 'A file in media/.',
    })),
    pages: pages.map(({ name, page }) => ({ value: name, description: pageWords(page, shared.site) })),
    links: isLarge
      ? undefined
      : linkValues(
          read.map(({ page }) => page),
          shared.site,
        ),
    anchors: anchorValues(read.map(({ page }) => page)),
    bases: baseValues(pages),
  };
}

/** The first of several choices with the same value. */
function distinct(choices: Choice[]): Choice[] {
  return [...new Map(choices.toReversed().map((choice) => [choice.value, choice])).values()].toReversed();
}
