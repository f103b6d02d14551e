import { isDeepStrictEqual } from 'node:util';
import type { Place, Showing } from '../../../schema/api/studio/page.ts';
import type { Path } from '../../errors/finding.ts';
import { rowValuesIn } from '../../load/matrix/fill-row.ts';
import { fileOf } from '../../load/matrix/matrix.ts';
import type { Project } from '../../project/project.ts';
import { pathInFolder, type ReadData } from '../places/page-files.ts';
import { valueAt } from '../places/value-at.ts';
import { frameFacts, frameKeysOf, frameNames, showsColumn } from './frame-parts.ts';
import { createPageIndex, type KnownPage } from './known-pages.ts';
import { hasValueOf } from './page-values.ts';
import { createShownParts, type ShownParts } from './shown-parts.ts';

/** A value in a file of the folder. */
export type SharedPlace = Pick<Place, 'file' | 'path'>;

/**
 * Who shows a value, at any time. It is known without preparing or rendering a page, so a value that a section has but its view
 * leaves out counts as shown.
 */
export interface Showings {
  /** The pages that show the value, with the names of sections and parts of the frame in which they do. */
  of: (place: SharedPlace) => Showing[];
}

/** Makes the function that reads who shows what. After a change it reads only the pages whose files changed. */
export function createShowings(readData: (project: Project) => ReadData): (project: Project) => Showings {
  const readPages = createPageIndex(readData);
  const read = new WeakMap<Project, Showings>();
  let last: { texts: string[]; parts: ShownParts } | undefined;

  return (project) =>
    read.getOrInsertComputed(project, () => {
      const { siteFile, content } = project.shared;
      const texts = [siteFile, ...content.values()].map(({ text }) => text);
      const { pages, usesIn } = readPages(project);
      if (!last || !isDeepStrictEqual(texts, last.texts))
        last = { texts, parts: createShownParts(project, usesIn) };
      return showingsIn(project, pages, last.parts);
    });
}

function showingsIn(project: Project, pages: readonly KnownPage[], parts: ShownParts): Showings {
  const { folder, shared } = project;
  const { site, content } = shared;
  const siteFile = pathInFolder(folder.root, shared.siteFile.file);
  const collections = new Map(
    [...content].map(([name, { file }]) => [pathInFolder(folder.root, file), name]),
  );

  /** The pages that show something, by a key such as `faqs/refunds` or `fact/phone`. */
  const pagesWith = (key: string) =>
    pages.filter((page) => parts.of(page).some(({ shown }) => shown.has(key)));

  const namesWith = (page: KnownPage, key: string) =>
    parts.of(page).flatMap(({ shown, name }) => (shown.has(key) ? [name()] : []));

  /** The pages that show a value, and the function that says where. */
  function find({ file, path }: SharedPlace): {
    pages: readonly KnownPage[];
    where: (page: KnownPage) => string[];
  } {
    const collection = collections.get(file);
    if (collection !== undefined) {
      const key = `${collection}/${path[0]}`;
      return { pages: pagesWith(key), where: (page) => namesWith(page, key) };
    }
    const fact = factAt(file === siteFile, path);
    if (fact !== undefined) {
      const isStatedAt = (page: KnownPage) => {
        const isOwn = valueAt(page.data, ['facts', fact]) !== undefined;
        if (file === siteFile) return !isOwn;
        return isOwn && page.paths.includes(file) && page.files.written(['facts', fact]).file === file;
      };
      return {
        pages: (fact in frameFacts ? pages : pagesWith(`fact/${fact}`)).filter(isStatedAt),
        where: (page) => [...(frameFacts[fact] ?? []), ...namesWith(page, `fact/${fact}`)],
      };
    }
    if (file === siteFile) return findInSite(path);
    if (file.startsWith('data/') || (path[0] === 'matrix' && path[1] !== 'overrides'))
      return findCell(file, path);
    const inPage = path[0] === 'matrix' ? path.slice(4) : path;
    return {
      pages: pages.filter((page) => hasValueOf(page, file, path)),
      where: (page) => [parts.nameOf(page, inPage)],
    };
  }

  function findInSite(path: Path) {
    const [key = ''] = path;
    const isShown = (page: KnownPage) =>
      key === 'brand' ||
      (site !== undefined &&
        frameKeysOf(page, site).some((one) => one === key) &&
        showsColumn(page, site, path));
    const names = key === 'brand' ? (frameFacts.brand ?? []) : [frameNames[key] ?? String(key)];
    return { pages: pages.filter(isShown), where: () => [...names] };
  }

  /** The rows that have a cell of a table, and the parts in which they use it. */
  function findCell(file: string, path: Path) {
    const columnOf = (page: KnownPage) => tableOf(page)?.columns.find((one) => path.includes(one));
    const isCellOf = (page: KnownPage) => {
      const column = columnOf(page);
      const index = folder.matrices.get(fileOf(page.name))?.rows.get(page.name);
      const cell = column && index !== undefined && tableOf(page)?.cellAt(index, column);
      return cell && pathInFolder(folder.root, cell.file) === file && isDeepStrictEqual(cell.path, path);
    };
    const where = (page: KnownPage) =>
      page.parts.flatMap((part) => {
        const used = rowValuesIn(JSON.stringify(valueAt(page.data, part.path)));
        return used.includes(columnOf(page) ?? '') ? [parts.nameOf(page, part.path)] : [];
      });
    return { pages: pages.filter(isCellOf), where };
  }

  const tableOf = ({ name }: KnownPage) => folder.matrices.get(fileOf(name))?.table;

  return {
    of(place) {
      const { pages, where } = find(place);
      return pages.map((page) => ({ page: page.name, route: page.route, where: [...new Set(where(page))] }));
    },
  };
}

/** The fact that a path in site.yaml or in a page states. */
function factAt(isSite: boolean, [key, name]: Path): string | undefined {
  if (key === 'facts' && name !== undefined) return String(name);
  if (!isSite) return undefined;
  if (key === 'company' && name !== undefined) return String(name);
  return key === 'name' ? 'company' : key === 'brand' && name === 'first' ? 'brand' : undefined;
}
