import { expect, it } from 'vitest';
import type { PageRecord, RecordedState } from '../write/manifest.ts';
import { experimentTables } from './experiment-tables.ts';

const at = (ms: number) => ({ at: ms, zone: 'UTC' });
const state = (from: number, name: string): RecordedState => ({
  from,
  file: { path: `.build/states/${name}.html`, hash: name, revision: name, styleHash: '' },
});
const record = (parts: Partial<PageRecord>) => ({ out: 'index.html', ...parts }) as PageRecord;

it('shows a variant in each of its states, and not while another page is at the address', () => {
  const pages = new Map([
    ['home', record({ renditions: { 'price:b': [state(1, 'b'), state(30, 'b-later')] } })],
    ['sale', record({ schedule: { window: { from: at(10), until: at(20) }, states: [state(10, 'sale')] } })],
    ['other', record({ out: 'other/index.html' })],
  ]);
  expect([...experimentTables(pages, 1)]).toEqual([
    [
      'index.html',
      {
        'price:b': [
          { from: 1, file: '.build/states/b.html' },
          { from: 10 },
          { from: 20, file: '.build/states/b.html' },
          { from: 30, file: '.build/states/b-later.html' },
        ],
      },
    ],
  ]);
});

it('is empty for a site without running experiments', () => {
  expect(experimentTables(new Map([['home', record({})]]), 1).size).toBe(0);
});
