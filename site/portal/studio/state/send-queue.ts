import type { OperationsAnswer } from '../../../../schema/api/studio/draft.ts';
import type { Answer, Refusal } from '../../../http/call.ts';
import { isTypedIn, joined, type Pending } from './pending.ts';
import type { PendingStore } from './pending-store.ts';
import { type HoldReason, isHold, type SendState, waitReason } from './send-state.ts';

export interface QueueHandlers {
  onAnswer: (answer: OperationsAnswer, sent: Pending) => void;
  /** The server can never do it. It is no longer in the queue. */
  onRefused: (refusal: Refusal, refused: Pending) => void;
  onState: (state: SendState) => void;
  /** A change is only in the memory of this page, because the browser has no space for it. */
  onNotKept: () => void;
}

export interface QueueParts extends QueueHandlers {
  store: PendingStore;
  /**
   * @param wantsPage whether the answer should contain the page. Without it, the server answers as soon as it has stored the change: what
   *   waits behind it must not wait until a page is drawn, least of all by a studio that has just started.
   */
  send: (pending: Pending, wantsPage: boolean) => Promise<Answer<OperationsAnswer>>;
  /** Resolves after a number of milliseconds, or when the browser is online again. */
  wait: (ms: number) => Promise<void>;
}

const firstRetryMs = 300;

/** An author who types on never has more than two seconds of words that a server in reach does not have. */
const maxRetryMs = 1000;

/**
 * Sends changes in the order in which they were made, each until the server has it. A change is in the store before it is sent.
 */
export function createSendQueue(parts: QueueParts) {
  const { store, send, wait, onAnswer, onRefused, onState, onNotKept } = parts;
  const queue: Pending[] = [];
  /** Those that the server may have: it does an id once, so they must not change. */
  const sent = new Set<string>();
  const results = new Map<string, PromiseWithResolvers<number>>();
  let isSending = false;
  let held: HoldReason | undefined;
  let stored = Promise.resolve();
  let settled = Promise.withResolvers<boolean>();

  /** One after the other, so a removal never comes before its change. */
  function inStore(write: () => Promise<void>): void {
    stored = stored.then(write).catch(onNotKept);
  }

  async function allStored(): Promise<void> {
    let waited: Promise<void>;
    do {
      waited = stored;
      await waited;
    } while (waited !== stored);
  }

  async function run(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let retryMs = firstRetryMs;
    while (!held) {
      await allStored();
      const [next] = queue;
      if (!next) break;
      const wantsPage = queue.length === 1 && !sent.has(next.id);
      sent.add(next.id);
      const answer = await send(next, wantsPage);
      const reason = answer.kind === 'ok' ? undefined : waitReason(answer);
      if (reason && isHold(reason)) held = reason;
      if (reason) {
        onState(reason);
        settle(false);
        if (!held) await wait(retryMs);
        retryMs = Math.min(retryMs * 2, maxRetryMs);
        continue;
      }
      retryMs = firstRetryMs;
      // Letters that were typed in a text with refused ones would land elsewhere. The last ones come first, so the editor takes all back.
      const refused = answer.kind === 'refused' ? queue.filter((one) => isTypedIn(one, next)) : [];
      for (const one of [...refused.toReversed(), next]) {
        queue.splice(queue.indexOf(one), 1);
        sent.delete(one.id);
        inStore(() => store.remove(one.id));
      }
      if (queue.length > 0) onState('saving');
      for (const one of [...refused.toReversed(), next]) finish(one, answer);
    }
    isSending = false;
    if (queue.length > 0) return;
    onState('saved');
    settle(true);
  }

  function finish(pending: Pending, answer: Answer<OperationsAnswer>): void {
    const { resolve, reject } = results.get(pending.id) ?? {};
    results.delete(pending.id);
    if (answer.kind === 'ok') {
      onAnswer(answer.body, pending);
      resolve?.(answer.body.revision);
    } else if (answer.kind === 'refused') {
      onRefused(answer, pending);
      reject?.(new Error(answer.error));
    }
  }

  function settle(isSent: boolean): void {
    settled.resolve(isSent);
    settled = Promise.withResolvers();
  }

  return {
    /** What the server may not have yet. */
    pending: queue as readonly Pending[],
    /** Adds a change. @returns the revision that contains it; rejected if the server can never do it */
    add(pending: Pending): Promise<number> {
      const last = queue.at(-1);
      const both = last && !sent.has(last.id) ? joined(last, pending) : undefined;
      if (both) queue[queue.length - 1] = both;
      else queue.push(pending);
      const added = both ?? pending;
      if (!held && queue.length === 1) onState('saving');
      inStore(() => store.put(added));
      void run();
      const { promise } = results.getOrInsertComputed(added.id, () => Promise.withResolvers<number>());
      // Callers that do not wait need no rejection.
      promise.catch(() => {});
      return promise;
    },
    /** Adds what an earlier visit left, in front of everything else. */
    async restore(draft: string): Promise<void> {
      const left = await store.of(draft).catch(() => []);
      for (const { id } of left) sent.add(id);
      queue.unshift(...left.filter(({ id }) => !queue.some((pending) => pending.id === id)));
      await run();
    },
    /** Whether everything that was added is sent, after this call of the server at the latest. */
    settled(): Promise<boolean> {
      if (queue.length === 0) return Promise.resolve(true);
      // No call is under way: an undo must not happen long after it was asked for.
      return held ? Promise.resolve(false) : settled.promise;
    },
    /** Tries again, after the author signed in. */
    async resume(): Promise<void> {
      held = undefined;
      if (queue.length > 0) await run();
    },
  };
}
