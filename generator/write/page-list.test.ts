import { expect, it } from 'vitest';
import type { PageRecord } from './manifest.ts';
import { pageListLines } from './page-list.ts';

const record = (more: Partial<PageRecord>) =>
  ({ route: '/lp8/', title: 'T', bases: [], ...more }) as unknown as PageRecord;

it('lists when a page is shown, for lists of leads', () => {
  const window = { from: { at: 5, zone: 'UTC' } };
  const pages = new Map([
    ['ny', record({ bases: ['lp8'], schedule: { window, states: [] } })],
    ['lp8', record({ schedule: { states: [] } })],
  ]);
  expect(JSON.parse([...pageListLines(pages)].join(''))).toEqual([
    { name: 'lp8', route: '/lp8/', title: 'T' },
    { name: 'ny', route: '/lp8/', title: 'T', extends: ['lp8'], from: 5 },
  ]);
});
