import { expect, test } from 'vitest';
import { endWords } from './moment-words.ts';

const zone = 'America/Chicago';

test.each([
  [Date.UTC(2031, 4, 6, 17), 'Tuesday, May 6, 2031, at 12:00 p.m. Central'],
  [Date.UTC(2032, 0, 1, 6), 'Wednesday, December 31, 2031, at 11:59 p.m. Central'],
])('an offer that ends at %d ends on %s', (at, words) => expect(endWords({ at, zone })).toBe(words));
