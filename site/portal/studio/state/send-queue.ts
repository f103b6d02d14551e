import type { OperationsAnswer } from '../../../../schema/api/studio/draft.ts';
import type { Answer, Refusal } from '../../../http/call.ts';
import { joined, type Pending } from './pending.ts';
import type { PendingStore } from './pending-store.ts';

/** Whether the server has everything: `waiting` until it answers, `cut` if it cannot be reached, `signed-out` until the author signs in. */
export type SendState = 'saved' | 'waiting' | 'cut' | 'signed-out';

export interface QueueHandlers {
  /** @param isLast whether nothing else waits, so the answer shows everything that the author did */
  onAnswer: (answer: OperationsAnswer, sent: Pending, isLast: boolean) => void;
  /** The server can never do it. It is no longer in the queue. */
  onRefused: (refusal: Refusal, refused: Pending) => void;
  onState: (state: SendState) => void;
}

export interface QueueParts extends QueueHandlers {
  store: PendingStore;
  send: (pending: Pending) => Promise<Answer<OperationsAnswer>>;
  /** Resolves after a number of milliseconds, or when the browser is online again. */
  wait: (ms: number) => Promise<void>;
}

const firstRetryMs = 500;
const maxRetryMs = 15_000;

/**
 * Sends changes in the order in which they were made, each until the server has it. A change is in the store before it is sent.
 */
export function createSendQueue({ store, send, wait, onAnswer, onRefused, onState }: QueueParts) {
  const queue: Pending[] = [];
  const waiting = new Map<string, PromiseWithResolvers<number>>();
  let isSending = false;
  let isSignedOut = false;

  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let retryMs = firstRetryMs;
    for (let next = queue[0]; next && !isSignedOut; next = queue[0]) {
      onState(retryMs === firstRetryMs ? 'waiting' : 'cut');
      const answer = await send(next);
      if (answer.kind === 'refused' && answer.status === 401) {
        isSignedOut = true;
        onState('signed-out');
        break;
      }
      if (answer.kind === 'lost' || (answer.kind === 'refused' && isTemporary(answer.status))) {
        onState('cut');
        await wait(retryMs);
        retryMs = Math.min(retryMs * 2, maxRetryMs);
        continue;
      }
      retryMs = firstRetryMs;
      queue.shift();
      await store.remove(next.id).catch(() => {});
      const { resolve, reject } = waiting.get(next.id) ?? {};
      waiting.delete(next.id);
      if (answer.kind === 'ok') {
        onAnswer(answer.body, next, queue.length === 0);
        resolve?.(answer.body.revision);
      } else {
        onRefused(answer, next);
        reject?.(new Error(answer.error));
      }
    }
    isSending = false;
    if (queue.length === 0) onState('saved');
  }

  return {
    /** What the server may not have yet. */
    pending: queue as readonly Pending[],
    /** Adds a change. @returns the revision that contains it; rejected if the server can never do it */
    add(pending: Pending): Promise<number> {
      // The first one can be on its way already.
      const last = queue.length > 1 || (queue.length === 1 && !isSending) ? queue.at(-1) : undefined;
      const both = last && joined(last, pending);
      if (both) queue[queue.length - 1] = both;
      else queue.push(pending);
      onState('waiting');
      // A browser without space keeps it in memory.
      store
        .put(both ?? pending)
        .catch(() => {})
        .then(run);
      const { promise } = waiting.getOrInsertComputed((both ?? pending).id, () =>
        Promise.withResolvers<number>(),
      );
      // Callers that do not wait need no rejection.
      promise.catch(() => {});
      return promise;
    },
    /** Adds what an earlier visit left, in front of everything else. */
    async restore(draft: string): Promise<void> {
      const left = await store.of(draft).catch(() => []);
      queue.unshift(...left.filter(({ id }) => !queue.some((pending) => pending.id === id)));
      await run();
    },
    /** Tries again, after the author signed in. */
    async resume(): Promise<void> {
      isSignedOut = false;
      await run();
    },
  };
}

/** Whether the same call can succeed later. */
const isTemporary = (status: number) => status === 408 || status === 429 || status >= 500;
