import type { ChatContact } from '../../../schema/api/chat.ts';
import { randomKey } from '../lead-form/send/idempotency-key.ts';
import type { LocalStore } from '../local-store.ts';

/** A chat message that the server has not confirmed yet. */
export interface UnsentMessage {
  /** A UUID: sending the same message twice stores it once. */
  id: string;
  text: string;
  /** When it was written; ISO 8601. */
  at: string;
  /** The visitor's way to be answered, sent with the message. */
  contact?: ChatContact;
  /** Why the last try failed. */
  problem?: string;
}

/** By the conversation's id, in the order of writing. */
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
  /** @returns the message's id */
  add(leadId: string, text: string, contact?: ChatContact): string;
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
    add(leadId, text, contact) {
      const message = { id: makeId(), text, at: new Date(now()).toISOString(), ...(contact && { contact }) };
      keep(leadId, [...of(leadId), message]);
      retry(leadId);
      return message.id;
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
        .map((message) => ({ ...message, problem: 'The page was left before it was sent.' })),
    ]),
  );
}
