import type { Path } from '../../../../../schema/api/studio/operation.ts';
import type { Origin, StudioPageAnswer, StudioProblem } from '../../../../../schema/api/studio/page.ts';

/** What a form edits: a merged page, site.yaml, or a content file. */
export interface FormSource {
  /** The file that edits go to: the path in the folder of pages, such as `lp8.yaml`. */
  file: string;
  /** The page's name; missing for site.yaml and content files. */
  page?: string;
  /** Names of the pages that it extends, nearest first. */
  extends: string[];
  /** The merged page, or the file, with facts and marks as written. */
  data: Record<string, unknown>;
  origins: Origin[];
  problems: StudioProblem[];
  revision: number;
}

/** @returns undefined for a page whose files do not parse: it can only be edited as YAML */
export function pageSource(answer: StudioPageAnswer): FormSource | undefined {
  const { file, page, data, origins, problems, revision, sections } = answer;
  if (!data) return undefined;
  // The lines of sections that are written where everything around them is.
  const lines = sections
    .map(({ id, ...section }): Origin => ({ ...section, path: ['sections', id] }))
    .filter((one) => nearestOrigin(origins, one.path)?.file === one.file);
  return { file, page, extends: answer.extends, data, origins: [...lines, ...origins], problems, revision };
}

/** site.yaml or a content file. */
export function fileSource(file: Omit<FormSource, 'page' | 'extends' | 'origins'>): FormSource {
  return { ...file, extends: [], origins: [] };
}

/** The origin of a path: the one that is listed for most of it. */
export function nearestOrigin(origins: readonly Origin[], path: Path): Origin | undefined {
  let nearest: Origin | undefined;
  for (const origin of origins)
    if (startsWith(path, origin.path) && origin.path.length >= (nearest?.path.length ?? 0)) nearest = origin;
  return nearest;
}

const startsWith = (path: Path, start: Path) =>
  path.length >= start.length && start.every((step, index) => path[index] === step);

export const isSamePath = (one: Path, two: Path) => one.length === two.length && startsWith(one, two);

/** Whether a value is at a path or inside of what is there. */
export const isInside = (path: Path, outer: Path) => startsWith(path, outer);

/** A path as a key. */
export const pathKey = (path: Path) => JSON.stringify(path);
