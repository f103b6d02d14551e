import type { Origin, OutlineSection, Place } from '../../schema/api/studio/page.ts';
import { withoutVitals } from '../dev/page-html.ts';
import { isObject } from '../lib/is-object.ts';
import { fileOf } from '../load/matrix/matrix.ts';
import type { ReadYaml } from '../load/yaml/read-yaml.ts';
import type { Project } from '../project/project.ts';
import { type Rendering, tracedHtml } from './html/traced-html.ts';
import { createMarkedPreparation } from './mark/marked-preparation.ts';
import { createMarks, type Mark } from './mark/marks.ts';
import { createFactFiller } from './places/fact-filler.ts';
import { originsOf } from './places/origins.ts';
import { outlineOf } from './places/outline.ts';
import { createDataReader, openPageFiles, type ReadData } from './places/page-files.ts';
import { type PlacedPage, resolveMark } from './places/resolve-mark.ts';
import { createShowings, type Showings } from './showings/showings.ts';

/** A page with where all that it shows comes from. */
export interface TracedPage {
  /** The document, with the numbers of places in `data-at`. Null if mistakes keep the page from being rendered. */
  html: string | null;
  /** By the number in `data-at`. Those of the sections themselves follow, which no `data-at` names: their ids are in the HTML. */
  places: Place[];
  /** The merged page, with facts and marks as written; for a row of a matrix, without its values. Null if a file is broken. */
  data: Record<string, unknown> | null;
  origins: Origin[];
  outline: OutlineSection[];
}

/** Traces the pages of a folder that is opened again after each change. It keeps what the change left as it was. */
export interface Tracer {
  /**
   * A page as it is at the time that the project was opened for; before its beginning, as it will be first. Experiments do not
   * change it.
   */
  page: (project: Project, name: string, rendering: Rendering) => TracedPage;
  /** Who shows a value of the folder. */
  showings: (project: Project) => Showings;
}

export function createTracer(): Tracer {
  const marks = createMarks();
  const prepare = createMarkedPreparation(marks);
  const readers = new WeakMap<ReadYaml, ReadData>();
  const readDataOf = ({ reading: { readYaml } }: Project) =>
    readers.getOrInsertComputed(readYaml, createDataReader);
  const showings = createShowings(readDataOf);

  return {
    showings,
    page(project, name, { render, assets, shown = withoutVitals }) {
      const { folder, theme, shared, reading } = project;
      const result = project.page(name);
      const { source } = reading.loadPage(name);
      const { row } = source ?? {};
      const data = (row?.template ?? source?.data ?? null) as Record<string, unknown> | null;
      const files = openPageFiles(folder.root, source?.files ?? [], readDataOf(project));
      const { table } = folder.matrices.get(fileOf(name)) ?? {};
      const placed: PlacedPage = {
        root: folder.root,
        files,
        data,
        shared,
        row: row && table && { ...row, table },
      };
      const numbers = new Map<Mark, number>();
      const numbered = (mark: number) => numbers.getOrInsertComputed(marks.at(mark), () => numbers.size);
      const page = prepare(project, name, result);
      const html = page ? tracedHtml(shown(page), { render, assets, theme, numbered }) : null;
      for (const id of Object.keys(isObject(data?.sections) ? data.sections : {}))
        numbered(marks.number({ source: 'page', path: ['sections', id] }));
      const fill = createFactFiller(project);
      return {
        html,
        places: [...numbers.keys()].map((mark) => resolveMark(mark, placed)),
        data,
        origins: data ? originsOf(data, files) : [],
        outline: data ? outlineOf(data, files, (text) => fill(data, text)) : [],
      };
    },
  };
}
