import { expect, it } from 'vitest';
import type { LeadGroup, LeadGroupName, LeadSummary } from '../../../../../schema/api/desk.ts';
import { keepOpenRow, neighborOf, neighborThatStays, nextUnclaimed, withNextPage } from './groups.ts';

const lead = (id: string, more: Partial<LeadSummary> = {}) =>
  ({ id, owner: null, state: 'open', isSpam: false, ...more }) as LeadSummary;

const group = (name: LeadGroupName, ids: string, next: string | null = null): LeadGroup => ({
  name,
  total: ids.length,
  leads: [...ids].map((id) => lead(id)),
  next,
});

/** `unclaimed: a b, next: c` */
const outline = (groups: LeadGroup[]) =>
  groups.map(({ name, leads }) => [`${name}:`, ...leads.map(({ id }) => id)].join(' ')).join(', ');

it('adds the next page of a group once', () => {
  const groups = [group('unclaimed', 'ab'), group('next', 'cd', '2')];
  const longer = withNextPage(groups, group('next', 'def', '3'));
  expect(outline(longer)).toBe('unclaimed: a b, next: c d e f');
  expect(longer[1]?.next).toBe('3');
  expect(withNextPage(groups, undefined)).toBe(groups);
});

it('keeps the open row in its group when its lead moves to another', () => {
  const before = [group('unclaimed', 'abc'), group('next', 'd')];
  const after = [group('unclaimed', 'ac'), group('next', 'bd')];
  expect(outline(keepOpenRow(before, after, 'b'))).toBe('unclaimed: a b c, next: d');
});

it('keeps the open row next to its neighbors when leads arrive and leave', () => {
  const before = [group('unclaimed', 'abc')];
  expect(outline(keepOpenRow(before, [group('unclaimed', 'xac')], 'b'))).toBe('unclaimed: x a b c');
  expect(outline(keepOpenRow(before, [group('unclaimed', 'xbc')], 'b'))).toBe('unclaimed: x b c');
  expect(outline(keepOpenRow(before, [group('unclaimed', 'x')], 'b'))).toBe('unclaimed: b x');
});

it('shows the open row as it is now, even after it left the list', () => {
  const before = [group('unclaimed', 'b')];
  const current = lead('b', { state: 'won' });
  const kept = keepOpenRow(before, [group('unclaimed', '')], 'b', current);
  expect(kept[0]?.leads).toEqual([current]);
});

it('does not add a row that was not shown', () => {
  const after = [group('unclaimed', 'ab')];
  expect(keepOpenRow([group('next', 'c')], after, 'z')).toBe(after);
});

it('finds the next and the previous lead across groups', () => {
  const groups = [group('unclaimed', 'ab'), group('next', 'c')];
  expect(neighborOf(groups, '', 1)).toBe('a');
  expect(neighborOf(groups, '', -1)).toBeUndefined();
  expect(neighborOf(groups, 'b', 1)).toBe('c');
  expect(neighborOf(groups, 'c', -1)).toBe('b');
  expect(neighborOf(groups, 'c', 1)).toBeUndefined();
});

it('goes on after erased leads, or else before them', () => {
  const groups = [group('unclaimed', 'ab'), group('next', 'cd')];
  const after = (id: string, gone: string) => neighborThatStays(groups, id, new Set(gone));
  expect([after('a', 'ab'), after('c', 'cd'), after('b', 'abcd'), after('x', '')]).toEqual([
    'c',
    'b',
    '',
    'a',
  ]);
});

it('offers the next lead that no one has claimed', () => {
  const groups = [
    { ...group('unclaimed', 'ab'), leads: [lead('a', { state: 'won' }), lead('b'), lead('c')] },
    group('next', 'd'),
  ];
  expect(nextUnclaimed(groups, 'b')).toBe('c');
  expect(nextUnclaimed([group('next', 'd')], 'b')).toBeUndefined();
});
