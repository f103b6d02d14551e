import { expect, test } from 'vitest';
import { nextAttempt, type RetryPlan } from './retry-plan.ts';

const plan: RetryPlan = { firstRetryMs: 5000, maxRetryMs: 1_800_000, lifetimeMs: 432_000_000 };
const queuedAt = new Date('2026-03-02T10:00:00Z');

function delayMs(attempts: number, random: number): number | undefined {
  const at = nextAttempt(plan, { attempts, queuedAt, now: queuedAt, random });
  return at && at.getTime() - queuedAt.getTime();
}

test('each failure doubles the delay, up to the maximum', () => {
  expect([1, 2, 3, 9, 10, 11, 5000].map((attempts) => delayMs(attempts, 1))).toEqual([
    5000, 10_000, 20_000, 1_280_000, 1_800_000, 1_800_000, 1_800_000,
  ]);
});

test('half of each delay is random', () => {
  expect(delayMs(1, 0)).toBe(2500);
  expect(delayMs(20, 0)).toBe(900_000);
});

test('a delivery past its lifetime is not retried', () => {
  const at = (ms: number) => new Date(queuedAt.getTime() + ms);
  const attempt = { attempts: 300, queuedAt, random: 0 };
  expect(nextAttempt(plan, { ...attempt, now: at(plan.lifetimeMs - 1) })).toBeInstanceOf(Date);
  expect(nextAttempt(plan, { ...attempt, now: at(plan.lifetimeMs) })).toBeUndefined();
});
