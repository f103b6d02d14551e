import { expect, test } from 'vitest';
import { deviceRows } from './source-rows.ts';

test('a device that only opened forms is not shown', () => {
  const rows = deviceRows([
    { device: 'phone', counts: { views: 3, formsOpened: 1 } },
    { device: 'tablet', counts: { views: 0, formsOpened: 2 } },
    { counts: { paid: 1 } },
  ]);
  expect(rows.map(({ device, views }) => [device, views])).toEqual([['phone', 3]]);
});
