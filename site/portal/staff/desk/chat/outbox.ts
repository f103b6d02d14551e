import { randomKey } from '../../../../ui/lead-form/send/idempotency-key.ts';
import type { LocalStore } from '../parts/local-store.ts';

/** A chat message that the server has not confirmed yet. */
export interface UnsentMessage {
  /** A UUID: sending the same message twice stores it once. */
  id: string;
  text: string;
  /** When it was written; ISO 8601. */
  at: string;
  /** Why the last try failed. */
  problem?: string;
}

/** By the lead's id, in the order of writing. */
export type Unsent = Readonly<Record<string, readonly UnsentMessage[]>>;

interface Options {
  /** @returns why the message could not be sent; undefined if it is stored */
  send: (leadId: string, message: UnsentMessage) => Promise<string | undefined>;
  onChange: (unsent: Unsent) => void;
  /** Keeps the messages when the tab is loaded again. */
  store: LocalStore;
  makeId?: () => string;
  now: () => number;
}

export interface Outbox {
  unsent(): Unsent;
  add(leadId: string, text: string): void;
  /** Sends the messages of a lead again. */
  retry(leadId: string): void;
  discard(leadId: string, id: string): void;
}

const key = 'unsent-chats';

/** Sends messages one after the other, so they arrive in order. After a failure, the rest waits for another try. */
export function createOutbox({ send, onChange, store, makeId = randomKey, now }: Options): Outbox {
  let unsent = readUnsent(store.read(key));
  const sending = new Set<string>();

  function keep(leadId: string, messages: readonly UnsentMessage[]) {
    const { [leadId]: _, ...others } = unsent;
    unsent = messages.length > 0 ? { ...others, [leadId]: messages } : others;
    store.write(key, Object.keys(unsent).length > 0 ? unsent : undefined);
    onChange(unsent);
  }

  const of = (leadId: string) => unsent[leadId] ?? [];

  async function pump(leadId: string) {
    if (sending.has(leadId)) return;
    sending.add(leadId);
    for (let first = of(leadId)[0]; first; first = of(leadId)[0]) {
      const { id } = first;
      const problem = await send(leadId, first);
      if (problem !== undefined) {
        keep(
          leadId,
          of(leadId).map((message) => (message.id === id ? { ...message, problem } : message)),
        );
        break;
      }
      keep(
        leadId,
        of(leadId).filter((message) => message.id !== id),
      );
    }
    sending.delete(leadId);
  }

  function retry(leadId: string) {
    keep(
      leadId,
      of(leadId).map(({ problem: _, ...message }) => message),
    );
    void pump(leadId);
  }

  return {
    unsent: () => unsent,
    add(leadId, text) {
      const message = { id: makeId(), text, at: new Date(now()).toISOString() };
      keep(leadId, [...of(leadId), message]);
      retry(leadId);
    },
    retry,
    discard(leadId, id) {
      keep(
        leadId,
        of(leadId).filter((message) => message.id !== id),
      );
    },
  };
}

/** What an earlier visit of this tab left. Whether it was stored is not known, and another try is safe. */
function readUnsent(stored: unknown): Unsent {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([leadId, messages]) => [
      leadId,
      (Array.isArray(messages) ? messages : [])
        .filter((one): one is UnsentMessage => typeof one?.id === 'string' && typeof one.text === 'string')
        .map(({ id, text, at }) => ({ id, text, at, problem: 'The page was left before it was sent.' })),
    ]),
  );
}
