import { deduplicate } from '../errors/deduplicate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';
import { openProject, type Project } from '../project/project.ts';
import { checkArtwork } from '../validate/check-artwork.ts';
import { checkRoutes } from '../validate/routes/check-routes.ts';
import { type Draft, type RoutedPage, routedPage } from '../validate/routes/routed-page.ts';

/** What is not a mistake, or does not matter yet. */
export interface Note extends Problem {
  /** Set for a problem of a draft. */
  draft?: true;
}

/** The result of a check. */
export interface Checked {
  problems: Problem[];
  /** What is no longer shown, then the problems of drafts, which stop no build. */
  notes: Note[];
  /** The number of pages, without drafts. */
  pages: number;
  /** The names of the drafts. */
  drafts: string[];
}

/** Checks every file of a folder, and that its rendered pictures match their sources. */
export async function check(configs: string, now: number): Promise<Checked> {
  const project = await openProject(configs, now);
  const { problems, ...rest } = checkProject(project, now);
  const pictures = project.shared.site ? checkArtwork(configs) : [];
  return { problems: [...problems, ...pictures], ...rest };
}

/** Checks an open project, without its rendered pictures. */
export function checkProject(project: Project, now: number): Checked {
  const { folder, sharedProblems, sharedUses, sharedNotes, lock } = project;
  const found = [...sharedProblems];
  const past = [...sharedNotes];
  const foundInDrafts: Problem[] = [];
  const pages: RoutedPage[] = [];
  const draftPages: RoutedPage[] = [];
  const drafts: Draft[] = [];
  for (const [name, path] of folder.pages) {
    const { problems, files, links, notes, ...result } = project.page(name);
    const page = routedPage(name, { ...result, links }, () => ({ files, links }));
    past.push(...notes);
    if (result.isDraft) {
      foundInDrafts.push(...problems);
      draftPages.push(page);
      drafts.push({ route: result.route, file: displayPath(path) });
    } else {
      found.push(...problems);
      pages.push(page);
    }
  }
  const problems = deduplicate([...found, ...checkRoutes(pages, sharedUses, { lock, drafts, now })]);
  if (drafts.length > 0) foundInDrafts.push(...checkRoutes([...pages, ...draftPages], sharedUses, { now }));
  const known = new Set(problems.map(placeOf));
  const ofDrafts = deduplicate(foundInDrafts.filter((note) => !known.has(placeOf(note))));
  return {
    problems,
    notes: [...deduplicate(past), ...ofDrafts.map((note) => ({ ...note, draft: true as const }))],
    pages: pages.length,
    drafts: draftPages.map(({ name }) => name),
  };
}

/** Two messages about one mistake can differ in the pages they list. */
const placeOf = ({ code, file, line, column }: Problem) => `${code} ${file}:${line}:${column}`;
