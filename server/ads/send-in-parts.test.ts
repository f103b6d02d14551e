import { expect, test } from 'vitest';
import { PermanentFailure } from '../delivery/target.ts';
import { RefusedRows, sendInParts } from './send-in-parts.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A receiver that refuses a whole request for its bad rows. */
function receiver(bad: ReadonlySet<number>, { namesRows }: { namesRows: boolean }) {
  const received: number[] = [];
  let requests = 0;
  return {
    received,
    requests: () => requests,
    async send(rows: readonly number[]) {
      requests += 1;
      const places = [...rows.keys()].filter((place) => bad.has(rows[place] ?? -1));
      if (places.length > 0)
        throw new RefusedRows(
          'Invalid.',
          new Map(namesRows ? places.map((place) => [place, 'Bad row.']) : []),
        );
      received.push(...rows);
      return `request ${requests}`;
    },
  };
}

test.each([
  { namesRows: true, requests: 2 },
  { namesRows: false, requests: 23 },
])('one bad row of 2,000 is dead, and the others are accepted (named: $namesRows)', async (given) => {
  const { received, requests, send } = receiver(new Set([1234]), given);
  const outcomes = await sendInParts(numbers(2000), send);
  const failed = outcomes.flatMap((outcome, index) => (outcome.isDelivered ? [] : [{ index, outcome }]));
  expect(failed.map(({ index }) => index)).toEqual([1234]);
  expect(failed[0]?.outcome).toMatchObject({ error: expect.any(PermanentFailure) });
  expect(received.toSorted((a, b) => a - b)).toEqual(numbers(2000).filter((row) => row !== 1234));
  expect(requests()).toBe(given.requests);
});

test('if every row is refused, the requests are bounded, and the rest is retried', async () => {
  const { requests, send } = receiver(new Set(numbers(2000)), { namesRows: false });
  const outcomes = await sendInParts(numbers(2000), send);
  expect(requests()).toBe(100);
  const isDead = (outcome: (typeof outcomes)[number]) =>
    !outcome.isDelivered && outcome.error instanceof PermanentFailure;
  expect(outcomes).toHaveLength(2000);
  expect(outcomes.filter((outcome) => outcome.isDelivered)).toEqual([]);
  expect(outcomes.filter(isDead).length).toBeLessThan(100);
});

test('an outage in the middle keeps what was accepted, and retries the rest', async () => {
  const { send } = receiver(new Set([0]), { namesRows: false });
  let requests = 0;
  const outcomes = await sendInParts(numbers(4), async (rows) => {
    requests += 1;
    if (requests === 5) throw new Error('HTTP 503');
    return send(rows);
  });
  expect(outcomes.map((outcome) => outcome.isDelivered || String(outcome.error))).toEqual([
    'PermanentFailure: Invalid.',
    true,
    'Error: HTTP 503',
    'Error: HTTP 503',
  ]);
});
