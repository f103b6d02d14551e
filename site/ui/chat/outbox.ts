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
  /** Keeps the messages when the tab is loaded again. Several tabs can share it. */
  store: LocalStore;
  makeId?: () => string;
  now: () => number;
}

export interface Outbox {
  unsent(): Unsent;
  /** @returns the message's id */
  add(leadId: string, text: string, contact?: ChatContact): string;
  /** Sends the messages of a lead again because the user asked for it. */
  retry(leadId: string): void;
  /** Sends them again without being asked. A problem is shown until the next answer, so it is not announced again. */
  resend(leadId: string): void;
  discard(leadId: string, id: string): void;
}

const key = 'unsent-chats';

type Change = (messages: readonly UnsentMessage[]) => readonly UnsentMessage[];

/** Sends messages one after the other, so they arrive in order. After a failure, the rest waits for another try. */
export function createOutbox({ send, onChange, store, makeId = randomKey, now }: Options): Outbox {
  let unsent = readUnsent(store.read(key));
  const sending = new Set<string>();

  const of = (leadId: string) => unsent[leadId] ?? [];

  /** Changes the messages of this tab. The store gets the same change on its own, because it also has those of other tabs. */
  function change(leadId: string, how: Change): void {
    unsent = changed(unsent, leadId, how);
    const stored = changed(readUnsent(store.read(key)), leadId, how);
    store.write(key, Object.keys(stored).length > 0 ? stored : undefined);
    onChange(unsent);
  }

  const remove = (leadId: string, id: string) =>
    change(leadId, (messages) => messages.filter((message) => message.id !== id));

  async function pump(leadId: string) {
    if (sending.has(leadId)) return;
    sending.add(leadId);
    for (let first = of(leadId)[0]; first; first = of(leadId)[0]) {
      const { id } = first;
      const problem = await send(leadId, first);
      if (problem === undefined) {
        remove(leadId, id);
        continue;
      }
      change(leadId, (messages) =>
        messages.map((message) => (message.id === id ? { ...message, problem } : message)),
      );
      break;
    }
    sending.delete(leadId);
  }

  function retry(leadId: string) {
    change(leadId, (messages) => messages.map(({ problem: _, ...message }) => message));
    void pump(leadId);
  }

  return {
    unsent: () => unsent,
    add(leadId, text, contact) {
      const message = { id: makeId(), text, at: new Date(now()).toISOString(), ...(contact && { contact }) };
      change(leadId, (messages) => [...messages, message]);
      retry(leadId);
      return message.id;
    },
    retry,
    resend: (leadId) => void pump(leadId),
    discard: remove,
  };
}

function changed(unsent: Unsent, leadId: string, how: Change): Unsent {
  const { [leadId]: before = [], ...others } = unsent;
  const messages = how(before);
  return messages.length > 0 ? { ...others, [leadId]: messages } : others;
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
