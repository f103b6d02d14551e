import type { Days, PageRow, RatedCounts } from '../../../../../schema/api/numbers.ts';
import type { Place } from '../address.ts';
import { countDays } from '../words/format.ts';
import { deviceText, readVariants, shownDaysText } from '../words/names.ts';

export type Grouping = 'variants' | 'revisions' | 'devices';

/** A row under its page. */
export interface PagePart {
  key: string;
  /** In a circle, for a variant with one letter. */
  letter?: string;
  label: string;
  /** After the label, in soft ink. */
  days: string;
  counts: Omit<RatedCounts, 'formsOpened'>;
  /** Of the days that it was shown; empty if they are not known. */
  leadsByDay: readonly number[];
  place: Place;
}

/** What a page is made of. The parts add up to the page. */
export function partsOf(page: PageRow, grouping: Grouping, period: Days): PagePart[] {
  if (grouping === 'devices')
    return page.devices.map((counts) => ({
      key: counts.device,
      label: deviceText(counts.device),
      days: '',
      counts,
      leadsByDay: [],
      place: { page: page.page, ...(counts.device && { device: counts.device }) },
    }));
  if (grouping === 'revisions')
    return page.revisions.map((counts) => ({
      key: counts.revision,
      label: counts.revision ? `Revision ${counts.revision}` : 'Unknown revision',
      days: shownDaysText(counts, period),
      counts,
      leadsByDay: [],
      place: { page: page.page, revision: counts.revision },
    }));
  return variantParts(page, period);
}

const dayIndex = (day: string, { since }: Days) => countDays({ since, until: day }) - 1;

function variantParts(page: PageRow, period: Days): PagePart[] {
  const firstTest = page.variants.find(({ variants }) => variants !== '');
  return page.variants.map((counts) => {
    const { variants, leadsByDay, until } = counts;
    const isBefore = variants === '' && firstTest !== undefined && until <= firstTest.since;
    const shown = readVariants(variants);
    const [only] = shown.length === 1 ? shown : [];
    const hasLetter = only?.name.length === 1;
    return {
      key: variants,
      ...(hasLetter && { letter: only.name }),
      label: isBefore
        ? 'Before the test'
        : variants === ''
          ? 'Without a test'
          : hasLetter
            ? only.test
            : shown.map(({ test, name }) => `${test}: ${name}`).join(', '),
      days: shownDaysText(counts, period),
      counts,
      leadsByDay: leadsByDay.slice(dayIndex(counts.since, period), dayIndex(until, period) + 1),
      place: { page: page.page, variants },
    };
  });
}
