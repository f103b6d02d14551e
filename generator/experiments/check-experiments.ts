import { isDeepStrictEqual } from 'node:util';
import { finding } from '../errors/finding.ts';
import { locate, problemAt, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { control, type ExperimentFacts } from './experiment-facts.ts';
import type { ExperimentHistory } from './history-file.ts';
import type { ExperimentLock, LockEntry } from './lock-file.ts';

/** An experiment and its file, which is read only for problems. */
export interface CheckedExperiment {
  facts: ExperimentFacts;
  file: () => TextFile | undefined;
  /** Drafts are not compared with others. */
  isDraft?: boolean;
}

/** Checks experiments against each other and against the ones that run. */
export function checkExperiments(
  all: readonly CheckedExperiment[],
  { running: lock, history }: { running: ExperimentLock; history: ExperimentHistory },
): Problem[] {
  const published = all.filter(({ isDraft }) => !isDraft);
  const unread = [lock.problem, history.problem].flatMap((one) => one ?? []);
  if (unread.length > 0) return unread;
  return [...sameNames(published), ...overlaps(published), ...changedWhileRunning(published, lock)];
}

/** The pages of a site and its experiment, and what one check of all needs of them. */
function sameNames(all: readonly CheckedExperiment[]): Problem[] {
  const groups = Map.groupBy(all, ({ facts }) => facts.name);
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.flatMap((one) => {
      const data = { name: one.facts.name, other: first?.file()?.file ?? '' };
      return problem(one, () => finding('ExperimentTwice', data, ['experiment', 'name']));
    }),
  );
}

/** The parts of a page that a part of the site.yaml shows, too. */
const shownBy: Readonly<Record<string, string>> = { nav: 'nav', forms: 'thanks' };

/** A page has one experiment, so only that of the site can change the same part. */
function overlaps(all: readonly CheckedExperiment[]): Problem[] {
  const ofSite = all.find(({ facts }) => facts.page === '');
  if (!ofSite) return [];
  return all.flatMap((one) => {
    const { name, layer, changes, page } = one.facts;
    if (page === '' || (layer !== undefined && layer === ofSite.facts.layer)) return [];
    const part = ofSite.facts.changes.map((key) => shownBy[key]).find((key) => key && changes.includes(key));
    if (!part) return [];
    const data = { name, other: ofSite.facts.name, location: ofSite.file()?.file ?? '', part };
    return problem(one, () => finding('OverlappingExperiments', data, ['experiment', 'name']));
  });
}

function changedWhileRunning(
  all: readonly CheckedExperiment[],
  { running, file }: ExperimentLock,
): Problem[] {
  return [...running].flatMap(([name, entry]) => {
    const one = all.find(({ facts }) => facts.name === name && facts.page === entry.page);
    if (!one) {
      const where = entry.page === '' ? 'site.yaml' : `the page "${entry.page}"`;
      const line = file.text.split('\n').findIndex((text) => text.includes(`"${name}":`)) + 1;
      const found = { code: 'RunningExperimentGone', data: { name, where } } as const;
      return [problemAt(found, file, { line: Math.max(1, line), column: 3, length: name.length + 2 })];
    }
    return changesOf(one.facts, entry).flatMap(({ what, path }) =>
      problem(one, () => finding('RunningExperimentChanged', { name, what, lock: file.file }, path, 'key')),
    );
  });
}

interface Change {
  what: string;
  path: string[];
}

/** What differs from the entry, in words. */
export function changesOf(facts: ExperimentFacts, entry: LockEntry): Change[] {
  const at = (key: string) => ['experiment', key];
  const known = Object.keys(facts.contents);
  const locked = Object.keys(entry.contents);
  const changes: Change[] = [];
  if (!isDeepStrictEqual(known.toSorted(), locked.toSorted()))
    changes.push({ what: 'the list of its variants', path: at('variants') });
  else if (!isDeepStrictEqual({ ...facts.split }, { ...entry.split }))
    changes.push({ what: 'its split', path: at('split') });
  for (const key of ['metric', 'worthHaving', 'guardrails', 'plan'] as const)
    if (!isDeepStrictEqual(facts[key], entry[key])) changes.push({ what: `its "${key}"`, path: at(key) });
  if (facts.layer !== entry.layer?.name) changes.push({ what: 'its "layer"', path: at('layer') });
  for (const id of known) {
    if (!locked.includes(id) || facts.contents[id] === entry.contents[id]) continue;
    changes.push(
      id === control
        ? { what: 'the control, which is the page itself,', path: at('name') }
        : { what: `the content of the variant "${id}"`, path: [...at('variants'), id] },
    );
  }
  return changes;
}

function problem({ file }: CheckedExperiment, found: () => ReturnType<typeof finding>): Problem[] {
  const own = file();
  return own ? [locate(found(), [own])] : [];
}
