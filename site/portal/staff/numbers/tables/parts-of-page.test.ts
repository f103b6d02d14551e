import { expect, test } from 'vitest';
import type { PageRow, VariantsRow } from '../../../../../schema/api/numbers.ts';
import { partsOf } from './parts-of-page.ts';

const answer = {
  period: { since: '2026-10-25', until: '2026-11-21' },
  experiments: [
    {
      name: 'lp8-price',
      title: 'Price in the headline',
      route: '/lp8/',
      variants: [
        { id: 'control', letter: 'A', title: 'Control' },
        { id: 'price', letter: 'B', title: 'Price in the headline' },
      ],
    },
  ],
};

function labels(...variants: [variants: string, since: string, until: string][]) {
  const leadsByDay = Array.from({ length: 28 }, (_, index) => index);
  const rows = variants.map(
    ([name, since, until]) => ({ variants: name, since, until, leadsByDay }) as VariantsRow,
  );
  return partsOf({ page: '/lp8/', variants: rows } as PageRow, 'variants', answer).map(
    ({ letter, names, days }) => [
      letter,
      names.map(({ label, experiment }) => (experiment ? `${label} (${experiment})` : label)).join(', '),
      days,
    ],
  );
}

test('variants have their letters and days', () => {
  expect(
    labels(
      ['', '2026-10-25', '2026-11-08'],
      ['lp8-price:control', '2026-11-09', '2026-11-21'],
      ['lp8-price:price', '2026-11-09', '2026-11-21'],
    ),
  ).toEqual([
    [undefined, 'Before the test', 'Oct 25 – Nov 8'],
    ['A', 'Control (lp8-price)', 'since Nov 9'],
    ['B', 'Price in the headline (lp8-price)', 'since Nov 9'],
  ]);
});

test('the curve of a variant has the days that it was shown', () => {
  const leadsByDay = Array.from({ length: 28 }, (_, index) => index);
  const shown = { variants: 'x:a', since: '2026-11-20', until: '2026-11-21', leadsByDay } as VariantsRow;
  const [part] = partsOf({ page: '/lp8/', variants: [shown] } as PageRow, 'variants', answer);
  expect(part?.leadsByDay).toEqual([26, 27]);
});

test('several tests at once have their names, and unknown ones their ids', () => {
  expect(
    labels(['', '2026-10-25', '2026-11-21'], ['lp8-hero:new lp8-price:price', '2026-11-01', '2026-11-10']),
  ).toEqual([
    [undefined, 'Without a test', ''],
    [undefined, 'lp8-hero: new, Price in the headline (lp8-price)', 'Nov 1 – 10'],
  ]);
});
