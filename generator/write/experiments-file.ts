import type { Site } from '../../schema/generated/types.ts';
import type { Project } from '../project/project.ts';
import { siteZone } from '../schedule/time-zones.ts';
import type { PageRecord } from './manifest.ts';
import type { Timetable } from './schedule-file.ts';

/**
 * The running experiments, and what their pages show; see `server/experiments/`. It is never served, and missing if no page is
 * tested. A server that does not know the file serves the control.
 */
export const experimentsFile = '.build/experiments.json';

interface Parts {
  project: Pick<Project, 'shared' | 'siteExperiment' | 'running'>;
  pages: ReadonlyMap<string, PageRecord>;
  tables: ReadonlyMap<string, Timetable>;
}

/** @returns undefined if no page is tested */
export function experimentsText({ project, pages, tables }: Parts): string | undefined {
  const { shared, siteExperiment, running } = project;
  if (tables.size === 0 || !shared.site) return undefined;
  const known = [...pages.values()].flatMap(({ experiment, route }) =>
    experiment ? [{ ...experiment, route }] : [],
  );
  if (siteExperiment) known.push({ ...siteExperiment.facts, route: '' });
  const experiments = known.flatMap(({ name, route, hypothesis, titles }) => {
    const entry = running.running.get(name);
    if (!entry) return [];
    const { contents: _contents, page: _page, startedBy: _by, pictures: _pictures, ...facts } = entry;
    return [[name, { ...facts, route, hypothesis, titles, split: partsOf(entry.split) }] as const];
  });
  experiments.sort(([one], [other]) => (one < other ? -1 : 1));
  const list = {
    cookie: cookieRule(shared.site),
    zone: siteZone(shared.site.timeZone),
    experiments: Object.fromEntries(experiments),
    pages: Object.fromEntries(tables),
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** Parts of 10,000, which is how exact a percentage with two decimals is. */
function partsOf(split: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(split).map(([id, percent]) => [id, Math.round(percent * 100)]));
}

/** When visitors get the cookie: after consent to measurement, or as long as they do not object to it, where the site asks. */
function cookieRule({ experiments, consent }: Site): 'always' | 'opt-in' | 'opt-out' | 'never' {
  if (experiments?.cookie === false) return 'never';
  return consent?.mode ?? 'always';
}
