import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { createPasswordQueue } from './password-queue.ts';

const stranger = { network: '203.0.113.7', device: undefined };

/** Lines up clients; `served` lists them in the order of their turns. */
function crowd() {
  const queue = createPasswordQueue();
  const served: string[] = [];
  const refused: string[] = [];
  const turns: (() => void)[] = [];
  const settled: Promise<unknown>[] = [];
  return {
    served,
    refused,
    enter(name: string, client: { network: string | undefined; device: string | undefined }) {
      const entered = queue.enter(client).then(
        (leave) => {
          served.push(name);
          turns.push(leave);
        },
        () => refused.push(name),
      );
      settled.push(entered);
    },
    /** Ends turns until every client is served or refused. */
    async drain() {
      const settledAll = Promise.all(settled).then(() => true);
      const tick = () => new Promise<boolean>((resolve) => setImmediate(() => resolve(false)));
      while (!(await Promise.race([settledAll, tick()]))) turns.shift()?.();
      return { served, refused };
    },
  };
}

test('two are served at a time, forty wait, and the rest are refused at once', async () => {
  const queue = createPasswordQueue();
  const entered = Array.from({ length: 60 }, () => queue.enter(stranger));
  const leave = await entered[0];
  const refused = await Promise.allSettled(entered.slice(42));
  expect(refused).toHaveLength(18);
  for (const refusal of refused)
    expect(refusal).toMatchObject({
      status: 'rejected',
      reason: { code: 'too_many_sign_ins', headers: { 'retry-after': '5' } },
    });
  const third = Promise.race([entered[2], Promise.resolve('waiting')]);
  expect(await third).toBe('waiting');
  leave?.();
  expect(await entered[2]).toBeTypeOf('function');
});

test('a flood from one network delays other networks by one turn and locks none out', async () => {
  const { enter, drain } = crowd();
  for (let index = 0; index < 60; index += 1) enter(`flood ${index}`, stranger);
  enter('sam', { network: '198.51.100.1', device: undefined });
  enter('kim', { network: '2001:db8:1::/48', device: undefined });
  const { served, refused } = await drain();
  expect(served.slice(0, 6)).toEqual(['flood 0', 'flood 1', 'flood 2', 'sam', 'kim', 'flood 3']);
  expect(refused).toHaveLength(20);
});

test('known devices go first and have reserved space during a flood from many networks', async () => {
  const { enter, drain } = crowd();
  for (let index = 0; index < 100; index += 1)
    enter(`flood ${index}`, { network: `2001:db8:${index}::/48`, device: undefined });
  for (let index = 0; index < 12; index += 1)
    enter(`known ${index}`, { network: '203.0.113.7', device: `device ${index}` });
  const { served, refused } = await drain();
  expect(served.slice(2, 14)).toEqual(Array.from({ length: 12 }, (_, index) => `known ${index}`));
  expect(refused).toHaveLength(100 - 2 - 40);
});

test('hashes run off the event loop', async () => {
  const queue = createPasswordQueue();
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 5);
  const hashes = Array.from({ length: 12 }, async (_, index) => {
    const leave = await queue.enter(stranger);
    return hashPassword(`a horse of course ${index}`).finally(leave);
  });
  expect(new Set(await Promise.all(hashes)).size).toBe(12);
  clearInterval(ticking);
  // On the event loop there would be at most one tick per hash, however long each takes.
  expect(ticks).toBeGreaterThan(2 * 12);
});
