import { expect, test } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

const at = (seconds: number) => new Date(1000 * seconds);

test('an answer is repeated for 15 seconds, and a failure never', async () => {
  const recent = createRecentAnswers<number>();
  let found = 0;
  const ask = (question: string, seconds: number) =>
    recent(question, at(seconds), async () => {
      found += 1;
      if (found === 1) throw new Error('The first one fails.');
      return found;
    });
  await expect(ask('a', 0)).rejects.toThrow('fails');
  expect([await ask('a', 0), await ask('a', 14.9), await ask('b', 14.9)]).toEqual([2, 2, 3]);
  expect([await ask('a', 15), await ask('b', 15)]).toEqual([4, 3]);
});
