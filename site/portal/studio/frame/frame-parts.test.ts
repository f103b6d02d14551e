import { expect, it } from 'vitest';
import type { Conflict, Peer } from '../../../../schema/api/studio/draft.ts';
import type { Place, StudioProblem } from '../../../../schema/api/studio/page.ts';
import { type BoxesOf, frameBoxes } from './frame-parts.ts';

const path = ['sections', 'hero', 'headline'];
const place: Place = { kind: 'page', file: 'lp.yaml', path, pagePath: path, text: 'Hello' };
const problem: StudioProblem = {
  ...{ severity: 'mistake', code: 'UnknownForm', file: 'lp.yaml', line: 9, column: 3, length: 4 },
  ...{ path: ['sections', 'hero', 'form'], message: '', hint: '', frame: '' },
};
const parts: BoxesOf = {
  answer: {
    places: [{ ...place, path: ['title'] }, place],
    sections: [{ id: 'hero', type: 'hero', name: 'Hero', file: 'lp.yaml', line: 4 }],
    problems: [],
  },
  ...{ selected: 'hero', peers: [], conflicts: [], notes: [] },
};
const at = { file: 'lp.yaml', path };

it('the chosen section has a box with its name, and its mistakes', () => {
  expect(frameBoxes(parts)).toEqual([{ section: 'hero', look: 'chosen', label: 'Hero' }]);
  const answer = { ...parts.answer, problems: [problem, { ...problem, severity: 'warning' as const }] };
  expect(frameBoxes({ ...parts, answer })).toEqual([
    { section: 'hero', look: 'mistake', label: 'Hero: 1 mistake' },
  ]);
});

it('places have boxes for others, conflicts, and notes', () => {
  const peers: Peer[] = [
    { client: '1', name: 'Owen Brandt', at },
    { client: '2', name: 'Priscilla Lee', at: { file: 'pricing.yaml', path } },
    { client: '3', name: 'Max' },
  ];
  const side = { author: 'Owen Brandt', at: '', value: '' };
  const conflict: Conflict = {
    ...at,
    ...{ id: '1', what: 'Headline', pages: [], before: '', first: side, second: side },
  };
  const notes = [{ ...at, words: 'Comes from lp8' }];
  expect(frameBoxes({ ...parts, selected: undefined, peers, conflicts: [conflict], notes })).toEqual([
    { place: 1, look: 'peer', label: 'Owen' },
    { place: 1, look: 'conflict', label: 'Owen changed this too' },
    { place: 1, look: 'note', label: 'Comes from lp8' },
  ]);
});
