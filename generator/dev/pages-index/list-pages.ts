import type { Problem } from '../../errors/problem.ts';
import type { PageFolder } from '../../load/page-folder.ts';
import { displayPath } from '../../paths.ts';
import type { PageResult } from '../../project/read-page.ts';
import { momentWords } from '../../schedule/moment-words.ts';
import { siteZone } from '../../schedule/time-zones.ts';
import { isOpen, type Window } from '../../schedule/windows.ts';
import { siteRedirects } from '../../validate/routes/redirects.ts';
import type { CheckedProject } from '../dev-site.ts';
import { maxPagesOfFile, type PageGroup } from '../page-groups.ts';

/** A page in the index. */
export interface ListedPage {
  name: string;
  /** As shown to people. */
  file: string;
  route?: string;
  title?: string;
  isDraft: boolean;
  /** Whether a thumbnail can be shown. */
  isShown: boolean;
  /** Whether its address leads to another page now, or to none. */
  isAway: boolean;
  /** What time does to the page, in words. */
  schedule: string[];
  problems: Problem[];
  /** What is not a mistake, but worth a look. */
  warnings: Problem[];
  /** The pages that extend it. */
  variants: ListedPage[];
}

/** The pages of a folder, each below the page that it extends. */
export function listPages({ project, checked, problems, pages }: CheckedProject, at: number): ListedPage[] {
  const { folder, shared } = project;
  const zone = siteZone(shared.site?.timeZone);
  const results = firstPages(folder, pages.groups()).map(([name, path]) => ({
    name,
    path,
    result: project.page(name),
  }));
  const listed = (parent: string | undefined): ListedPage[] =>
    results
      .filter(({ result }) => result.bases[0] === parent)
      .map(({ name, path, result }) => {
        const file = displayPath(path);
        const { route, isDraft, preview } = result;
        return {
          name,
          file,
          ...(route !== undefined && { route }),
          ...(preview && { title: preview.head.title }),
          isDraft,
          isShown: preview !== undefined,
          isAway: result.schedule?.window !== undefined && !isOpen(result.schedule.window, at),
          schedule: scheduleWords(result, at, zone),
          problems: problems.of(name),
          warnings: checked.warnings.filter(({ pages }) => pages.includes(name)),
          variants: listed(name),
        };
      });
  return listed(undefined);
}

/** The names and files of the pages to show: of those that one file makes, first the ones with mistakes. */
function firstPages({ pages }: PageFolder, groups: readonly PageGroup[]): [name: string, path: string][] {
  const broken = Map.groupBy(
    groups.filter(({ isBroken }) => isBroken),
    ({ file }) => file,
  );
  const byFile = Map.groupBy(pages, ([, path]) => path);
  return [...byFile].flatMap(([path, ofFile]) => {
    const first = (broken.get(path) ?? []).flatMap(({ names }) => names);
    const others = ofFile.slice(0, maxPagesOfFile).map(([name]) => name);
    const names = [...new Set([...first, ...others])].slice(0, maxPagesOfFile);
    return names.map((name) => [name, path] as [string, string]);
  });
}

/** How many pages of each file the index leaves out, by file. */
export function leftOut({ pages }: PageFolder): Map<string, number> {
  const byFile = Map.groupBy(pages.values(), displayPath);
  return new Map(
    Array.from(byFile, ([file, { length }]) => [file, length - maxPagesOfFile] as const).filter(
      ([, count]) => count > 0,
    ),
  );
}

/** Former addresses with where they lead, in order. */
export function listRedirects({ project }: CheckedProject): { from: string; to: string }[] {
  const { shared, places } = project;
  const written = [...siteRedirects(shared.site?.redirects ?? {}), ...places.redirects()];
  return written.map(({ from, to }) => ({ from, to }));
}

function scheduleWords({ schedule, then }: PageResult, at: number, zone: string): string[] {
  if (!schedule) return [];
  const { window, windows, states } = schedule;
  const next = states.find(({ from }) => from > at);
  const parts = windows.length === 1 ? 'One part changes' : `${windows.length} parts change`;
  return [
    ...(window?.from || window?.until ? [windowState(window, at)] : []),
    ...(window?.until && then ? [`Then leads to ${then}.`] : []),
    ...(windows.length > 0
      ? [
          `${parts} with time.${next ? ` The next change is at ${momentWords({ at: next.from, zone }, 'from')}.` : ''}`,
        ]
      : []),
  ];
}

function windowState(window: Window, at: number): string {
  const { from, until } = window;
  if (from && at < from.at) return `Not shown yet: from ${momentWords(from, 'from')}.`;
  if (until && !isOpen(window, at)) return `Over since ${momentWords(until, 'until')}.`;
  return until ? `Shown now, until ${momentWords(until, 'until')}.` : 'Shown now.';
}
