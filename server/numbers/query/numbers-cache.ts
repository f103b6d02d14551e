import type { Numbers } from '../../../schema/api/numbers.ts';
import { createRecentAnswers } from '../../lib/recent-answers.ts';
import type { NumbersRequest } from './numbers-request.ts';
import { type NumbersParts, readNumbers } from './read-numbers.ts';
import type { Db } from './sums.ts';

type ReadCached = (parts: Omit<NumbersParts, 'db'>, request: NumbersRequest) => Promise<Numbers>;

/** Reads numbers, or repeats those of a moment ago. Their page says when they were read. */
export function createNumbersCache(db: Db): ReadCached {
  const recent = createRecentAnswers<Numbers>();
  return (parts, request) =>
    recent(JSON.stringify([request, parts.zone]), parts.now, () => readNumbers({ db, ...parts }, request));
}
