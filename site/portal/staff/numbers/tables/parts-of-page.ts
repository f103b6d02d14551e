import type { Days, NumbersAnswer, PageRow, RatedCounts } from '../../../../../schema/api/numbers.ts';
import type { Place } from '../address.ts';
import { countDays } from '../words/format.ts';
import { deviceText, readVariants, shownDaysText } from '../words/names.ts';

export type Grouping = 'variants' | 'revisions' | 'devices';

/** A row under its page. */
export interface PagePart {
  key: string;
  /** In a circle, for a variant of one test. */
  letter?: string;
  /** Its name, or the names of the variants that it showed, with their experiment if it is known. */
  names: { label: string; experiment?: string }[];
  /** After the names, in soft ink. */
  days: string;
  counts: Omit<RatedCounts, 'formsOpened'>;
  /** Of the days that it was shown; empty if they are not known. */
  leadsByDay: readonly number[];
  place: Place;
}

type Answer = Pick<NumbersAnswer, 'period' | 'experiments'>;

/** What a page is made of. The parts add up to the page. */
export function partsOf(page: PageRow, grouping: Grouping, answer: Answer): PagePart[] {
  if (grouping === 'devices')
    return page.devices.map((counts) => ({
      key: counts.device,
      names: [{ label: deviceText(counts.device) }],
      days: '',
      counts,
      leadsByDay: [],
      place: { page: page.page, ...(counts.device && { device: counts.device }) },
    }));
  if (grouping === 'revisions')
    return page.revisions.map((counts) => ({
      key: counts.revision,
      names: [{ label: counts.revision ? `Revision ${counts.revision}` : 'Unknown revision' }],
      days: shownDaysText(counts, answer.period),
      counts,
      leadsByDay: [],
      place: { page: page.page, revision: counts.revision },
    }));
  return variantParts(page, answer);
}

const dayIndex = (day: string, { since }: Days) => countDays({ since, until: day }) - 1;

function variantParts(page: PageRow, { period, experiments }: Answer): PagePart[] {
  const firstTest = page.variants.find(({ variants }) => variants !== '');
  return page.variants.map((counts) => {
    const { variants, leadsByDay, until } = counts;
    const isBefore = variants === '' && firstTest !== undefined && until <= firstTest.since;
    const shown = readVariants(variants, experiments);
    const letter = shown.length === 1 ? shown[0]?.known?.letter : undefined;
    return {
      key: variants,
      ...(letter && { letter }),
      names:
        variants === ''
          ? [{ label: isBefore ? 'Before the test' : 'Without a test' }]
          : shown.map(({ test, label, known }) => ({ label, ...(known && { experiment: test }) })),
      days: shownDaysText(counts, period),
      counts,
      leadsByDay: leadsByDay.slice(dayIndex(counts.since, period), dayIndex(until, period) + 1),
      place: { page: page.page, variants },
    };
  });
}
