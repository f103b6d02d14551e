import type { NumbersAnswer } from '../../../schema/api/numbers.ts';
import type { NumbersRequest } from './numbers-request.ts';
import { type NumbersParts, readNumbers } from './read-numbers.ts';
import type { Db } from './sums.ts';

/** How old an answer may be, in ms. Its page says when it was read. */
const maxAgeMs = 15_000;

type ReadCached = (parts: Omit<NumbersParts, 'db'>, request: NumbersRequest) => Promise<NumbersAnswer>;

/** Reads numbers, or repeats the answer of a moment ago to the same request: a meeting opens one page on many screens. */
export function createNumbersCache(db: Db): ReadCached {
  const readings = new Map<string, { atMs: number; answer: Promise<NumbersAnswer> }>();
  return (parts, request) => {
    const atMs = parts.now.getTime();
    for (const [known, reading] of readings) if (atMs - reading.atMs >= maxAgeMs) readings.delete(known);
    const key = JSON.stringify([request, parts.zone]);
    const known = readings.get(key);
    if (known) return known.answer;
    const answer = readNumbers({ db, ...parts }, request);
    readings.set(key, { atMs, answer });
    answer.catch(() => readings.delete(key));
    return answer;
  };
}
