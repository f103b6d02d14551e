import { expect, test } from 'vitest';
import { createOutage } from './outage.ts';

test('all waiters share one probe at a time until it succeeds', async () => {
  const probes: PromiseWithResolvers<void>[] = [];
  const outage = createOutage(() => {
    const probe = Promise.withResolvers<void>();
    probes.push(probe);
    return probe.promise;
  });
  const waits = [outage.waitForEnd(60_000), outage.waitForEnd(60_000), outage.waitForEnd(60_000)];
  expect([outage.isOngoing(), probes.length]).toEqual([true, 1]);
  probes[0]?.reject(new Error('ECONNREFUSED'));
  await expect.poll(() => probes.length).toBe(2);
  probes[1]?.resolve();
  expect(await Promise.all(waits)).toEqual([true, true, true]);
  expect(outage.isOngoing()).toBe(false);
});

test('a wait times out, and probing ends with the last wait', async () => {
  let probes = 0;
  const outage = createOutage(async () => {
    probes += 1;
    throw new Error('ECONNREFUSED');
  });
  expect(await outage.waitForEnd(20)).toBe(false);
  await expect.poll(() => outage.isOngoing()).toBe(false);
  expect(probes).toBe(1);
  expect(await outage.waitForEnd(0)).toBe(false);
  expect(probes).toBe(1);
});
