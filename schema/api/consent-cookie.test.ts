import { expect, test } from 'vitest';
import { grantedCategories, readChoice, revisionOf } from './consent-cookie.ts';

const cookie = (value: object) => encodeURIComponent(JSON.stringify(value));
const at = '2026-03-02T09:30:00.000Z';
const choice = (categories: unknown, revision: unknown = 3) =>
  readChoice(cookie({ categories, revision, lastConsentTimestamp: at }));
const underSignal = revisionOf(['measurement', 'advertising'], true);

test('a decision lists the kinds that were asked about, those that were granted, and the signal of that time', () => {
  expect(choice(['advertising'])).toEqual({
    granted: ['advertising'],
    asked: ['measurement', 'advertising'],
    hadPrivacyControl: false,
    at,
  });
  expect(choice(['measurement', 'advertising'], revisionOf(['measurement'], true))).toEqual({
    granted: ['measurement'],
    asked: ['measurement'],
    hadPrivacyControl: true,
    at,
  });
});

test.each([
  undefined,
  '',
  '%',
  'null',
  '7',
  cookie({}),
  cookie({ categories: 'advertising', revision: 3, lastConsentTimestamp: at }),
  cookie({ categories: ['advertising'], revision: 3, lastConsentTimestamp: 'yesterday' }),
])('%s is no decision', (value) => {
  expect(readChoice(value)).toBeUndefined();
});

test('unknown kinds grant nothing', () => {
  expect(choice(['all', '__proto__', 7], '99')?.granted).toEqual([]);
});

test.each([
  ['opt-in', false, []],
  ['opt-in', true, []],
  ['opt-out', false, ['measurement', 'advertising']],
  ['opt-out', true, []],
] as const)('without a decision, %s with privacy control %s grants %j', (mode, control, granted) => {
  expect(grantedCategories(undefined, mode, control)).toEqual(granted);
});

test('a decision counts more than the mode', () => {
  expect(grantedCategories(choice([]), 'opt-out', false)).toEqual([]);
  expect(grantedCategories(choice(['measurement'], 1), 'opt-in', false)).toEqual(['measurement']);
});

test('in opt-out mode, Global Privacy Control counts more than a decision made without it', () => {
  expect(grantedCategories(choice(['advertising']), 'opt-out', true)).toEqual([]);
  expect(grantedCategories(choice(['advertising'], underSignal), 'opt-out', true)).toEqual(['advertising']);
  expect(grantedCategories(choice(['advertising'], underSignal), 'opt-out', false)).toEqual(['advertising']);
});

test('in opt-in mode, a decision counts with and without Global Privacy Control', () => {
  expect(grantedCategories(choice(['advertising']), 'opt-in', true)).toEqual(['advertising']);
});

test('in opt-out mode, refusing all that was listed covers the other kind, too', () => {
  expect(grantedCategories(choice([], 1), 'opt-out', false)).toEqual([]);
  expect(grantedCategories(choice(['measurement'], 1), 'opt-out', false)).toEqual([
    'measurement',
    'advertising',
  ]);
});

test('refusing one kind leaves the other', () => {
  expect(grantedCategories(choice(['measurement']), 'opt-out', false)).toEqual(['measurement']);
});
