import type { Page, Section } from '../../schema/generated/types.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isWritten } from '../errors/locate.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import type { PagePreparer } from '../prepare/page-preparer.ts';
import { type PreparedResult, preparePage } from '../prepare/prepare-page.ts';
import type { OfferKey } from '../prepare/value/context.ts';
import type { Plan } from '../prepare/value/plan.ts';
import type { Validator } from '../validate/schema/validator.ts';
import type { PageConfig } from '../validate/validate-page.ts';
import { hiddenOffers, ordersIn } from './hidden-offers.ts';
import { momentWords } from './moment-words.ts';
import { neverShown } from './never-shown.ts';
import { pastWindows, type SharedSchedule } from './shared-schedule.ts';
import { type ShownParts, shownAt, writtenPath } from './shown-at.ts';
import { isOpen, type PlacedWindow, type Switch, switchesOf, type Window, type Windows } from './windows.ts';

/** What a page shows from an instant on; no page before its `from` and after its `until`. */
export interface PageState {
  from: number;
  page?: PreparedPage;
}

/** How a page changes with time, from now on. */
export interface PageSchedule {
  /** Set for a page that has `from` or `until`; without an edge that cannot be read. */
  window?: Window;
  /** The first one is the present state. */
  states: PageState[];
  /** What is probably not meant about its windows. */
  notes: Finding[];
  /** Of its parts, and of what it shows of the shared files. */
  windows: PlacedWindow[];
}

export interface ScheduledResult extends Omit<PreparedResult, 'prepared'> {
  /** The page without its windows: everything that it shows at some time. No visitor sees it. */
  prepared: PreparedPage;
  /** Undefined for a page that time does not change. */
  schedule?: PageSchedule;
}

export interface ScheduleParts {
  windows: Windows;
  shared: SharedSchedule;
  plans: Map<string, Plan | undefined>;
  validator: Pick<Validator, 'section'>;
  now: number;
}

export type PrepareScheduled = (config: PageConfig, preparer: PagePreparer) => ScheduledResult;

/** Makes the function that prepares a page in each of its states. */
export function createPageScheduler(parts: ScheduleParts): PrepareScheduled {
  const { windows, shared, plans, validator, now } = parts;

  return (config, preparer) => {
    const { page } = config;
    const { facts: _facts, from: _from, until: _until, ...rest } = page;
    const own = windows.windowOf(page, []);
    const timing = (page.from ?? page.until) !== undefined && { window: own.window };
    const inner = windows.windowsIn(rest, []);
    const whole = preparePage({ ...config, page: shownPage(page, everything).page }, preparer);
    const placed: PlacedWindow[] = [{ ...own.window, path: [] }, ...inner.windows];
    const findings = [
      ...own.findings,
      ...inner.findings,
      ...neverShown(placed, config.files[0]),
      ...endlessCountdowns(page),
      ...whole.findings,
    ];
    const ofShared = shared.windowsFor(() => collectionsOf(page), page.layout);
    const switches = switchesOf([...placed, ...ofShared]);
    if (switches.length === 0 && !timing) return { ...whole, findings };
    if (findings.length > 0)
      return { ...whole, findings, schedule: { ...timing, states: [], notes: [], windows: [] } };
    const later = switches.filter(({ moment }) => moment.at > now);
    const states = [undefined, ...later].map((start) => stateAt(config, own.window, start));
    return {
      ...whole,
      findings: states.flatMap((state) => state.findings),
      schedule: {
        ...timing,
        states: states.map(({ from, page }) => ({ from, ...(page && { page }) })),
        notes: [...pastWindows(placed, now), ...lateCountdowns(config, own.window)],
        windows: [...inner.windows, ...ofShared],
      },
    };
  };

  /** @param start undefined for the present */
  function stateAt(
    config: PageConfig,
    window: Window,
    start: Switch | undefined,
  ): PageState & { findings: Finding[] } {
    const from = start?.moment.at ?? now;
    if (!isOpen(window, from)) return { from, findings: [] };
    const when = start ? momentWords(start.moment, start.edge) : undefined;
    const { preparer, hidden } = shared.at(from);
    const shown = shownPage(config.page, { at: from, when, hidden, preparer });
    if (shown.findings.length > 0) return { from, findings: shown.findings };
    const { prepared, findings } = preparePage({ ...config, page: shown.page }, preparer);
    // All other mistakes are in the whole page, too.
    const hiddenAnchors = findings.flatMap(({ code, data, path }) => {
      if (code !== 'UnknownAnchor') return [];
      const { anchor } = data as DataOf<'UnknownAnchor'>;
      return [finding('HiddenAnchor', { anchor, when }, writtenPath(shown.page, path))];
    });
    const { placed } = preparer.placedIn(shown.page.sections);
    const { offer } = preparer.contextFor({ ...shown.page, placed });
    const isShown = (key: OfferKey, id: string) =>
      offer(key, id) !== undefined && !hidden.get(`${key}s`)?.has(id);
    return {
      from,
      page: prepared,
      findings: [...hiddenAnchors, ...hiddenOffers(shown.page, isShown, when)],
    };
  }

  function shownPage(
    page: DeepReadonly<Page>,
    { at, when, hidden, preparer }: ShownMoment,
  ): { page: DeepReadonly<Page>; findings: Finding[] } {
    const findings: Finding[] = [];
    const contentIds = preparer ? preparer.contextFor(page).contentIds : () => [];
    const shownParts = { at, hidden, contentIds, ...windows };
    const { facts, from: _from, until, then: _then, sections, ...others } = page;
    const shown = Object.entries(sections).flatMap(([id, written]) => {
      const section = until !== undefined && isEndless(written) ? { ...written, until } : written;
      if (!isOpen(windows.windowOf(section, []).window, at)) return [];
      const path = ['sections', id];
      const { value, isEmptied } = shownAt(section, plans.get(`sections/${section.type}`), shownParts);
      const { until: _end, ...checked } = value as Record<string, unknown>;
      const [broken] = value === section ? [] : validator.section(section.type, checked, path);
      if (broken && isEmptied) return [];
      if (broken) findings.push(finding('TooLittleLeft', { what: `the section "${id}"`, when }, broken.path));
      return [[id, value as Section]] as const;
    });
    if (shown.length === 0) findings.push(finding('EmptyPage', { when }, ['sections'], 'key'));
    const frame = shownAt(others, plans.get('page'), shownParts).value as typeof others;
    const isSame = frame === others && shown.every(([id, section]) => sections[id] === section);
    if (isSame && shown.length === Object.keys(sections).length) return { page, findings };
    return { page: { ...frame, ...(facts && { facts }), sections: Object.fromEntries(shown) }, findings };
  }

  /** The collections that the sections of a page show, and those that its buttons order from. */
  function collectionsOf(page: DeepReadonly<Page>): Set<string> {
    const { sections } = page;
    const used = Object.values(sections).flatMap((section) => {
      const plan = plans.get(`sections/${section.type}`);
      if (plan?.kind !== 'group') return [];
      return [...plan.keys].flatMap(([key, one]) =>
        one.kind === 'content' && key in section ? [one.collection] : [],
      );
    });
    return new Set([...used, ...ordersIn(page).map(({ key }) => `${key}s`)]);
  }

  function endlessCountdowns({ until, sections }: DeepReadonly<Page>): Finding[] {
    if (until !== undefined) return [];
    return Object.entries(sections).flatMap(([id, section]) =>
      isEndless(section) ? [finding('CountdownWithoutEnd', { id }, ['sections', id], 'key')] : [],
    );
  }

  /** Notes about countdowns to a time when their page has ended. */
  function lateCountdowns({ page, files: [own] }: PageConfig, { until: pageEnd }: Window): Finding[] {
    if (!pageEnd) return [];
    return Object.entries(page.sections).flatMap(([id, section]) => {
      const end = isCountdown(section) ? windows.windowOf(section, []).window.until : undefined;
      if (!end || end.at <= pageEnd.at) return [];
      const path = ['sections', id, 'until'];
      const data = { id, end: momentWords(end, 'until'), pageEnd: momentWords(pageEnd, 'until') };
      return [finding('CountdownPastPage', data, own && isWritten(own, path) ? path : ['until'])];
    });
  }

  /** Whether a section shows when it ends. */
  function isCountdown(section: DeepReadonly<Section>): boolean {
    const plan = plans.get(`sections/${section.type}`);
    return plan?.kind === 'group' && plan.keys.get('until')?.kind === 'moment';
  }

  /** Whether a section shows when it ends, but does not say it. */
  function isEndless(section: DeepReadonly<Section>): boolean {
    return !('until' in section) && isCountdown(section);
  }
}

interface ShownMoment extends Pick<ShownParts, 'hidden'> {
  /** Undefined to show everything. */
  at: number | undefined;
  /** In words; undefined for the present. */
  when?: string;
  preparer?: PagePreparer;
}

const everything: ShownMoment = { at: undefined, hidden: new Map() };
