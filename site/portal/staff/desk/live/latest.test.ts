import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../../../../http/call.ts';
import { createLatest } from './latest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test says so. */
function heldServer() {
  const held: { url: string; answer: (body: string) => Promise<void>; signal: AbortSignal }[] = [];
  const answers: string[] = [];
  const latest = createLatest<string>({
    load: (url, signal) =>
      new Promise((resolve) => {
        const answer = async (body: string) => {
          resolve({ kind: 'ok', body } as Answer<string>);
          await vi.advanceTimersByTimeAsync(0);
        };
        held.push({ url, signal, answer });
      }),
    onAnswer: (url, answer) => answers.push(`${url} ${answer.kind === 'ok' ? answer.body : answer.kind}`),
  });
  return { held, answers, latest };
}

it('answers many reasons to refresh with one request', async () => {
  const { held, answers, latest } = heldServer();
  latest.open('/a');
  await held[0]?.answer('1');
  latest.refresh();
  latest.refresh();
  await vi.advanceTimersByTimeAsync(150);
  expect(held).toHaveLength(2);
  await held[1]?.answer('2');
  expect(answers).toEqual(['/a 1', '/a 2']);
});

it('has one request in flight and asks once more for what happened in the meantime', async () => {
  const { held, answers, latest } = heldServer();
  latest.open('/a');
  latest.refresh();
  await vi.advanceTimersByTimeAsync(150);
  latest.refresh();
  await vi.advanceTimersByTimeAsync(500);
  expect(held).toHaveLength(1);
  await held[0]?.answer('1');
  await vi.advanceTimersByTimeAsync(150);
  expect(held).toHaveLength(2);
  expect(answers).toEqual(['/a 1']);
});

it('drops the answer to an earlier address', async () => {
  const { held, answers, latest } = heldServer();
  latest.open('/a');
  latest.open('/b');
  expect(held[0]?.signal.aborted).toBe(true);
  await held[1]?.answer('1');
  await held[0]?.answer('0');
  expect(answers).toEqual(['/b 1']);
});

it('drops an answer that a change has outdated, and asks again', async () => {
  const { held, answers, latest } = heldServer();
  latest.supersede();
  latest.open('/a');
  latest.supersede();
  await held[0]?.answer('old');
  await vi.advanceTimersByTimeAsync(150);
  await held[1]?.answer('new');
  expect(answers).toEqual(['/a new']);
});
