import type {
  ChatAnswer,
  ChatContact,
  ChatMessage,
  ChatPresence,
  ChatState,
  ChatStateBody,
} from '../../../../../schema/api/chat.ts';
import { call } from '../../../../http/call.ts';
import { createOutbox, type UnsentMessage } from '../../../../ui/chat/outbox.ts';
import { readChat } from '../read-chat.ts';
import { chatStore } from './chat-store.ts';
import { connect } from './connect.ts';
import { lastComplete, mergeMessages } from './merge-messages.ts';
import { sendMessage } from './send-message.ts';

/** What the visitor sees of the conversation. */
export interface TalkState {
  presence: ChatPresence;
  messages: readonly ChatMessage[];
  unsent: readonly UnsentMessage[];
  /** Null before the first message. */
  state: ChatState | null;
  contact: { name: string; email: string; phone: string } | null;
  isConnected: boolean;
  isBlocked: boolean;
}

interface Options {
  first: ChatAnswer;
  onChange: (state: TalkState) => void;
  /** A message from staff that this page had not seen. */
  onMessage: (message: ChatMessage) => void;
  onPresence: (presence: ChatPresence) => void;
}

export type Talk = ReturnType<typeof createTalk>;

/** The visitor has one conversation. */
const own = 'own';

/** How long to wait before a message is sent again, in ms. */
const resendAfterMs = 3000;

/** How often the presence is asked for before there is a conversation, whose stream reports it, in ms. */
const presenceEveryMs = 30_000;

/** Keeps a conversation: what arrives, and what is still to be sent. */
export function createTalk({ first, onChange, onMessage, onPresence }: Options) {
  let reconnect: (() => void) | undefined;
  let beginning: Promise<void> | undefined;
  /** What to call once a message is stored, by its id. */
  const stored = new Map<string, () => void>();
  let resend: ReturnType<typeof setTimeout> | undefined;
  const outbox = createOutbox({ send, onChange: () => update({}), store: chatStore, now: Date.now });
  let state: TalkState = {
    presence: first.presence,
    messages: first.chat?.messages ?? [],
    unsent: outbox.unsent()[own] ?? [],
    state: first.chat?.state ?? null,
    contact: first.chat?.contact ?? null,
    isConnected: true,
    isBlocked: false,
  };

  function update(changed: Partial<TalkState>): void {
    const known = new Set((changed.messages ?? state.messages).map(({ id }) => id));
    const unsent = (outbox.unsent()[own] ?? []).filter(({ id }) => !known.has(id));
    state = { ...state, ...changed, unsent };
    onChange(state);
  }

  function add(messages: readonly ChatMessage[]): void {
    const before = state.messages;
    const merged = mergeMessages(before, messages);
    if (merged === before) return;
    update({ messages: merged });
    for (const message of merged)
      if (message.from === 'staff' && !before.includes(message)) onMessage(message);
  }

  function take({ presence, chat }: ChatAnswer): void {
    onPresence(presence);
    update({ presence, ...(chat && { state: chat.state, contact: chat.contact }) });
    if (!chat) return;
    add(chat.messages);
    // Another tab may have begun it.
    follow();
  }

  async function send(_: string, { id, text, contact }: UnsentMessage): Promise<string | undefined> {
    const sent = await sendMessage({ id, text, contact });
    if ('message' in sent) {
      add([sent.message]);
      stored.get(id)?.();
      follow();
      if (contact) void refresh();
      return undefined;
    }
    if (sent.isLost) reconnect?.();
    if (sent.isBlocked) update({ isBlocked: true });
    if (sent.canRetry) {
      clearTimeout(resend);
      resend = setTimeout(() => outbox.retry(own), resendAfterMs);
    }
    return sent.problem;
  }

  async function refresh(): Promise<void> {
    const answer = await readChat(lastComplete(state.messages));
    if (answer) take(answer);
  }

  function follow(): void {
    reconnect ??= connect({
      after: () => lastComplete(state.messages),
      onEvent(name, data) {
        if (name === 'message') add([data as ChatMessage]);
        else if (name === 'state') update({ state: data as ChatState });
        else {
          onPresence(data as ChatPresence);
          update({ presence: data as ChatPresence });
        }
      },
      onAnswer: take,
      onConnection: (isConnected) => update({ isConnected }),
    });
  }

  if (first.chat) follow();
  if (state.unsent.length > 0) outbox.retry(own);
  addEventListener('online', () => outbox.retry(own));
  void refresh();
  setInterval(() => !reconnect && !document.hidden && refresh(), presenceEveryMs);

  return {
    state: () => state,
    /** Sends a message if there is none yet, and waits until there is a conversation. */
    begin: (text: string) =>
      (beginning ??= new Promise((resolve) => {
        if (reconnect) resolve();
        else stored.set(outbox.add(own, text), resolve);
      })),
    /** Sends again what was refused. */
    retry: () => outbox.retry(own),
    /** @param contact makes the conversation a lead, with this way to answer */
    send: (text: string, contact?: ChatContact) => outbox.add(own, text, contact),
    discard: (id: string) => outbox.discard(own, id),
    /** What is seen and typed is a hint: a failed call is repeated by the next one. */
    report(body: ChatStateBody) {
      if (reconnect) void call('/api/chat/state', { body, ignoreBody: true });
    },
    /** @returns why the way to be answered was not stored */
    async leave(contact: ChatContact): Promise<string | undefined> {
      const answer = await call('/api/chat/contact', { body: contact });
      if (answer.kind === 'ok') await refresh();
      if (answer.kind === 'refused')
        return Object.values(answer.errors)[0] || answer.error || 'That did not work. Please try again.';
      return answer.kind === 'lost' ? 'The server could not be reached. Please try again.' : undefined;
    },
  };
}
