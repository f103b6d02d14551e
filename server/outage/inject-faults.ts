import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../testing/receivers/fault.ts';

interface Receiver {
  fault: Fault;
  down(): Promise<void>;
  up(): Promise<void>;
}

const faults: readonly (Fault | 'down')[] = [
  'down',
  'hangs',
  'cuts',
  'rejects-temporarily',
  'rejects-permanently',
];
const maxMs = 3000;

/** Takes each receiver independently through all kinds of faults and restores it at the end. */
export async function injectFaults(receivers: readonly Receiver[], durationMs: number): Promise<void> {
  const until = performance.now() + durationMs;
  await Promise.all(receivers.map((receiver, index) => fault(receiver, index, until)));
}

async function fault(receiver: Receiver, offset: number, until: number): Promise<void> {
  // Every kind occurs, at different times for each receiver.
  for (let turn = offset; performance.now() < until; turn += 1) {
    const kind = faults[turn % faults.length] ?? 'down';
    const leftMs = Math.max(0, until - performance.now());
    const durationMs = Math.min(leftMs, randomInt(maxMs / 3, maxMs));
    if (kind === 'down') {
      await receiver.down();
      await sleep(durationMs);
      await receiver.up();
    } else {
      receiver.fault = kind;
      await sleep(durationMs);
    }
  }
  receiver.fault = 'none';
}
