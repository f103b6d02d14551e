import { expect, it } from 'vitest';
import type { PageRecord } from './manifest.ts';
import { pageListLines } from './page-list.ts';

const record = (more: Partial<PageRecord>) =>
  ({ route: '/lp8/', title: 'T', bases: [], revision: '', ...more }) as unknown as PageRecord;

it('lists when a page is shown, for lists of leads', () => {
  const window = { from: { at: 5, zone: 'UTC' } };
  const pages = new Map([
    ['ny', record({ bases: ['lp8'], schedule: { window, states: [] } })],
    ['lp8', record({ schedule: { states: [] } })],
  ]);
  expect(JSON.parse([...pageListLines(pages)].join(''))).toEqual([
    { name: 'lp8', route: '/lp8/', title: 'T', revisions: [] },
    { name: 'ny', route: '/lp8/', title: 'T', revisions: [], extends: ['lp8'], from: 5 },
  ]);
});

it('lists the revisions that a page shows, now and later', () => {
  const state = (from: number, revision: string) => ({
    from,
    file: { path: '', hash: '', revision, styleHash: '' },
  });
  const schedule = { states: [state(0, 'now'), state(5, 'later'), { from: 9 }] };
  const pages = new Map([['lp8', record({ revision: 'now', schedule })]]);
  const [page] = JSON.parse([...pageListLines(pages)].join(''));
  expect(page.revisions).toEqual(['later', 'now']);
});
