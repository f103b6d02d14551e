import { expect, test } from 'vitest';
import { placeQueries, type Wanted } from './place-queries.ts';

const query = (x: number, width: number, y = 0): Wanted => ({ x, y, width, shortWidth: 10 });
const placesOf = (wanted: Wanted[], width = 300) =>
  placeQueries(wanted, width, 8).map(({ x, isShort }) => (isShort ? `${x} short` : x));

test('queries with space between them stay above their words', () => {
  expect(placesOf([query(0, 80), query(120, 60)])).toEqual([0, 120]);
});

test('of two that would touch, the later one moves right', () => {
  expect(placesOf([query(0, 80), query(60, 60)])).toEqual([0, 88]);
});

test('one that would leave the sheet moves left, and pushes the one before', () => {
  expect(placesOf([query(100, 90), query(180, 110)])).toEqual([92, 190]);
});

test('queries on different rows do not see each other', () => {
  expect(placesOf([query(0, 80), query(10, 60, 50)])).toEqual([0, 10]);
});

test('a row too full for all shortens the longest to its number', () => {
  expect(placesOf([query(0, 90), query(60, 150), query(150, 90)])).toEqual([0, '98 short', 150]);
});

test('a query wider than the sheet is a number', () => {
  expect(placesOf([query(5, 400)])).toEqual(['5 short']);
});

test('no arrangement of five queries overlaps or leaves the sheet', () => {
  for (let seed = 1; seed < 300; seed += 1) {
    const at = (n: number) => (seed * (n + 3) * 7919) % 300;
    const wanted = [0, 1, 2, 3, 4].map((n) => query(at(n), 40 + (at(n + 5) % 90)));
    const placed = placeQueries(wanted, 300, 8).map(({ x, isShort }, index) => ({
      left: x,
      right: x + (isShort ? 10 : (wanted[index]?.width ?? 0)),
    }));
    placed.sort((one, other) => one.left - other.left);
    for (const [index, one] of placed.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(placed[index - 1]?.right ?? 0);
      expect(one.right).toBeLessThanOrEqual(300);
    }
  }
});
