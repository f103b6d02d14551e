import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Trouble } from '../testing/receivers/trouble.ts';

interface Receiver {
  trouble: Trouble;
  down(): Promise<void>;
  up(): Promise<void>;
}

const troubles: readonly (Trouble | 'down')[] = ['down', 'hangs', 'cuts', 'refuses-now', 'refuses-for-good'];
const longestMs = 3000;

/** Takes each receiver independently through all kinds of trouble, and restores it at the end. */
export async function makeTrouble(receivers: readonly Receiver[], durationMs: number): Promise<void> {
  const until = performance.now() + durationMs;
  await Promise.all(receivers.map((receiver, index) => trouble(receiver, index, until)));
}

async function trouble(receiver: Receiver, offset: number, until: number): Promise<void> {
  // Every kind occurs, at different times for each receiver.
  for (let turn = offset; performance.now() < until; turn += 1) {
    const kind = troubles[turn % troubles.length] ?? 'down';
    const leftMs = Math.max(0, until - performance.now());
    const durationMs = Math.min(leftMs, randomInt(longestMs / 3, longestMs));
    if (kind === 'down') {
      await receiver.down();
      await sleep(durationMs);
      await receiver.up();
    } else {
      receiver.trouble = kind;
      await sleep(durationMs);
    }
  }
  receiver.trouble = 'none';
}
