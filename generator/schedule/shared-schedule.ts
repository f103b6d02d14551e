import { type Finding, finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import type { Plan } from '../prepare/value/plan.ts';
import type { Validator } from '../validate/schema/validator.ts';
import { hiddenOffers } from './hidden-offers.ts';
import { momentWords } from './moment-words.ts';
import { shownAt } from './shown-at.ts';
import { isOpen, type PlacedWindow, switchesOf, type Windows } from './windows.ts';

/** The parts of site.yaml that can have windows, and the layouts that show them. */
const siteParts = ['footer', 'social', 'nav', 'sideTab', 'widget'] as const;
const landingParts: readonly string[] = ['footer', 'social'];

export interface SharedSchedule {
  problems: Problem[];
  /** Windows that are over. */
  past: Problem[];
  /** The windows that affect a page. @param collections that its sections show */
  windowsFor: (collections: () => Iterable<string>, layout: string | undefined) => PlacedWindow[];
  /** The shared files as they are at an instant; the same preparer as long as nothing changes. */
  at: (at: number) => { preparer: PagePreparer; hidden: ReadonlyMap<string, ReadonlySet<string>> };
}

interface SharedScheduleParts {
  shared: SharedSource;
  windows: Windows;
  plans: Map<string, Plan | undefined>;
  validator: Pick<Validator, 'site'>;
  preparer: PagePreparer;
  preparerFor: (shared: SharedSource) => PagePreparer | undefined;
  now: number;
}

const nothingHidden: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** The windows in site.yaml and the content files. */
export function createSharedSchedule(parts: SharedScheduleParts): SharedSchedule {
  const { shared, windows, plans, validator, preparer, preparerFor, now } = parts;
  const { site, siteFile, content } = shared;
  const problems: Problem[] = [];
  const past: Problem[] = [];
  /** By the name of a part of site.yaml, or of a content file. */
  const found = new Map<string, PlacedWindow[]>();
  if (site) {
    for (const part of siteParts) collect(part, windows.windowsIn(site[part], [part]), siteFile);
  }
  for (const [name, file] of content) collect(`content/${name}`, windows.windowsIn(file.entries, []), file);
  const switches = switchesOf([...found.values()].flat());
  const epochs = new Map<number, ReturnType<SharedSchedule['at']>>();
  if (problems.length === 0)
    for (const { moment, edge } of switches)
      problems.push(...siteAt(moment.at, momentWords(moment, edge)).problems);

  if (problems.length === 0) problems.push(...ordersOfHidden());

  return {
    problems,
    past,
    windowsFor(collections, layout) {
      if (found.size === 0) return [];
      const names = [...collections()].map((name) => `content/${name}`);
      const shown = layout === 'site' ? siteParts : landingParts;
      return [...names, ...shown].flatMap((name) => found.get(name) ?? []);
    },
    at(at) {
      if (switches.length === 0) return { preparer, hidden: nothingHidden };
      const epoch = switches.filter(({ moment }) => moment.at <= at).length;
      return epochs.getOrInsertComputed(epoch, () => sharedAt(at));
    },
  };

  function collect(
    name: string,
    { windows: placed, findings }: { windows: PlacedWindow[]; findings: Finding[] },
    file: SharedSource['siteFile'],
  ): void {
    problems.push(...findings.map((one) => locate(one, [file])));
    past.push(...pastWindows(placed, now).map((one) => locate(one, [file])));
    if (placed.length > 0) found.set(name, placed);
  }

  /** The buttons in the shared files that order what is not shown, now or later. */
  function ordersOfHidden(): Problem[] {
    const later = switches.filter(({ moment }) => moment.at > now);
    return [undefined, ...later].flatMap((start) => {
      const at = start?.moment.at ?? now;
      const when = start && momentWords(start.moment, start.edge);
      const hidden = hiddenAt(at);
      if (!hidden.has('packages') && !hidden.has('plans')) return [];
      const ordersIn = (shown: unknown, file: SharedSource['siteFile']) =>
        hiddenOffers(shown, (key, id) => !hidden.get(`${key}s`)?.has(id), when).map((one) =>
          locate(one, [file]),
        );
      const ofContent = [...content].flatMap(([name, file]) => {
        const shown = Object.entries(file.entries).filter(([id]) => !hidden.get(name)?.has(id));
        const plan = plans.get(`content/${name}`);
        return ordersIn(Object.fromEntries(shown.map(([id, entry]) => [id, valueAt(entry, plan, at)])), file);
      });
      return [...ordersIn(siteAt(at).site, siteFile), ...ofContent];
    });
  }

  /** The content entries outside their windows, by collection. */
  function hiddenAt(at: number): Map<string, ReadonlySet<string>> {
    const hidden = new Map<string, ReadonlySet<string>>();
    for (const [name, { entries }] of content) {
      const absent = Object.entries(entries).filter(
        ([, entry]) => !isOpen(windows.windowOf(entry, []).window, at),
      );
      if (absent.length > 0) hidden.set(name, new Set(absent.map(([id]) => id)));
    }
    return hidden;
  }

  function sharedAt(at: number): ReturnType<SharedSchedule['at']> {
    const hidden = hiddenAt(at);
    const contentAt: SharedSource['content'] = new Map();
    for (const [name, file] of content) {
      const plan = plans.get(`content/${name}`);
      const shown = Object.entries(file.entries).map(([id, entry]) => [id, valueAt(entry, plan, at)]);
      contentAt.set(
        name,
        windows.hasWindows(file.entries) ? { ...file, entries: Object.fromEntries(shown) } : file,
      );
    }
    const next = preparerFor({ ...shared, site: siteAt(at).site, content: contentAt }) ?? preparer;
    return { preparer: next, hidden };
  }

  function siteAt(at: number, when?: string): { site: SharedSource['site']; problems: Problem[] } {
    if (!site) return { site, problems: [] };
    const changed: Record<string, unknown> = { ...site };
    const sitePlan = plans.get('site');
    for (const part of siteParts) {
      if (!windows.hasWindows(site[part])) continue;
      const value = site[part];
      const isGone = !Array.isArray(value) && !isOpen(windows.windowOf({ ...value }, []).window, at);
      const plan = sitePlan?.kind === 'group' ? sitePlan.keys.get(part) : undefined;
      const shown = isGone ? undefined : valueAt(value, plan, at);
      if (shown === undefined) delete changed[part];
      else changed[part] = shown;
    }
    const [broken] = validator.site(changed);
    const gap = broken && finding('TooLittleLeft', { what: 'site.yaml', when }, broken.path);
    return {
      site: changed as unknown as SharedSource['site'],
      problems: gap ? [locate(gap, [siteFile])] : [],
    };
  }

  function valueAt(value: unknown, plan: Plan | undefined, at: number): unknown {
    const { hasWindows, windowOf } = windows;
    return shownAt(value, plan, { at, hidden: nothingHidden, contentIds: () => [], hasWindows, windowOf })
      .value;
  }
}

/** Notes about windows that are over, which only add lines to a file. */
export function pastWindows(windows: readonly PlacedWindow[], now: number): Finding[] {
  return windows.flatMap(({ path, until }) =>
    until && until.at <= now
      ? [
          finding('PastWindow', { what: String(path.at(-1) ?? 'page'), ended: momentWords(until, 'until') }, [
            ...path,
            'until',
          ]),
        ]
      : [],
  );
}
