import { join } from 'node:path';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { isRow, routeOfRow } from '../../load/matrix/matrix.ts';
import type { Plan } from '../../prepare/value/plan.ts';
import type { Project } from '../../project/project.ts';
import { sourceStamp } from '../../render/fingerprint.ts';
import { openPageFiles, type PageFiles, pathInFolder, type ReadData } from '../places/page-files.ts';
import { type Uses, type UsesIn, usesOf } from './uses.ts';

/** A part of a page: a section, or a key next to the sections. */
export interface PagePart {
  /** In the merged page. */
  path: Path;
  uses: Uses;
}

/** A page with what its parts show of the shared files. */
export interface KnownPage {
  name: string;
  route: string;
  /** The merged page; for a row, without its values. */
  data: Readonly<Record<string, unknown>>;
  files: PageFiles;
  /** The paths of the files in their folder, the page's own first. */
  paths: readonly string[];
  parts: readonly PagePart[];
}

/** The keys next to the sections that a page shows. */
const frameKeys = ['title', 'description', 'name', 'breadcrumbs', 'nav', 'widget', 'thanks', 'share'];

/** The pages of a folder, and the function that their parts were read with. */
export interface PageIndex {
  pages: KnownPage[];
  usesIn: UsesIn;
}

/**
 * Makes the function that reads all pages of a folder. A page whose files stay the same is not read again, and a value that pages
 * share is read once.
 */
export function createPageIndex(readData: (project: Project) => ReadData): (project: Project) => PageIndex {
  const known = new Map<string, { stamps: Map<string, string | undefined>; page: KnownPage | undefined }>();
  const readUses = new WeakMap<object, Map<Plan, Uses>>();

  /** Equal values of several files are one object; see `createYamlReader`. */
  function usesReader({ plans }: Project['reading']['tools']): UsesIn {
    return (value, plan) => {
      const read = () => usesOf(value, plan, (collection) => plans.get(`content/${collection}`));
      if (!plan || typeof value !== 'object' || value === null) return read();
      return readUses.getOrInsertComputed(value, () => new Map()).getOrInsertComputed(plan, read);
    };
  }

  function readPage(project: Project, name: string, usesIn: UsesIn): KnownPage | undefined {
    const { folder, reading } = project;
    const { source } = reading.loadPage(name);
    if (!source) return undefined;
    const { plans } = reading.tools;
    const pagePlan = plans.get('page');
    const pagePlans: ReadonlyMap<string, Plan> = pagePlan?.kind === 'group' ? pagePlan.keys : new Map();
    const data = source.row?.template ?? source.data;
    const sections = Object.entries(isObject(data.sections) ? data.sections : {}).filter(([, section]) =>
      isObject(section),
    );
    const typeOf = (section: unknown) => String((section as Record<string, unknown>).type);
    return {
      name,
      route: isRow(name) ? routeOfRow(name) : String(data.route ?? ''),
      data,
      files: openPageFiles(folder.root, source.files, readData(project)),
      paths: source.files.map(({ file }) => pathInFolder(folder.root, file)),
      parts: [
        ...sections.map(([id, section]) => ({
          path: ['sections', id],
          uses: usesIn(section, plans.get(`sections/${typeOf(section)}`)),
        })),
        ...frameKeys
          .filter((key) => data[key] !== undefined)
          .map((key) => ({ path: [key], uses: usesIn(data[key], pagePlans.get(key)) })),
      ],
    };
  }

  return (project) => {
    const { folder, reading } = project;
    const usesIn = usesReader(reading.tools);
    const stamps = new Map<string, string | undefined>();
    const stampOf = reading.stampOf ?? ((path: string) => stamps.getOrInsertComputed(path, sourceStamp));
    for (const name of known.keys()) if (!folder.pages.has(name)) known.delete(name);
    const pages = [...folder.pages].flatMap(([name, own]) => {
      const before = known.get(name);
      if (
        before?.stamps.has(own) &&
        before.stamps.entries().every(([path, stamp]) => stampOf(path) === stamp)
      )
        return before.page ?? [];
      const page = readPage(project, name, usesIn);
      const bases = page?.paths.slice(1).map((path) => join(folder.root, path)) ?? [];
      known.set(name, { page, stamps: new Map([own, ...bases].map((path) => [path, stampOf(path)])) });
      return page ?? [];
    });
    return { pages, usesIn };
  };
}
