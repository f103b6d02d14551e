import type {
  ChatAnswer,
  ChatContact,
  ChatMessage,
  ChatPresence,
  ChatState,
  ChatStateBody,
  VisitorChat,
} from '../../../../../schema/api/chat.ts';
import { call } from '../../../../http/call.ts';
import { createOutbox, type UnsentMessage } from '../../../../ui/chat/outbox.ts';
import { readChat } from '../read-chat.ts';
import { chatStore } from './chat-store.ts';
import { type Connection, connect } from './connect.ts';
import { lastComplete, mergeMessages } from './merge-messages.ts';
import { sendMessage } from './send-message.ts';

/** What the visitor sees of the conversation. */
export interface TalkState {
  presence: ChatPresence;
  /** Of the conversation; undefined before the first message. */
  chatId: string | undefined;
  messages: readonly ChatMessage[];
  unsent: readonly UnsentMessage[];
  /** Null before the first message. */
  state: ChatState | null;
  contact: { name: string; email: string; phone: string } | null;
  /** Until when the open question is answered, as promised when it was asked. */
  answerBy: string | null;
  isConnected: boolean;
  isBlocked: boolean;
  /** Whether the browser refuses the cookie, so messages are stored and answers cannot be read. */
  hasNoCookie: boolean;
}

interface Options {
  first: ChatAnswer;
  onChange: (state: TalkState) => void;
  /** A message from staff that this page had not seen. */
  onMessage: (message: ChatMessage) => void;
  onPresence: (presence: ChatPresence) => void;
  /** The conversation is gone, or another one, whose messages count from 1 again. */
  onRestart: () => void;
}

export type Talk = ReturnType<typeof createTalk>;

/** The visitor has one conversation. */
const own = 'own';

/** How often the presence is asked for before there is a conversation, whose stream reports it, in ms. */
const presenceEveryMs = 30_000;

const nothing = { messages: [], state: null, contact: null, answerBy: null, hasNoCookie: false };

/** Keeps a conversation: what arrives, and what is still to be sent. */
export function createTalk({ first, onChange, onMessage, onPresence, onRestart }: Options) {
  let connection: Connection | undefined;
  /** Whether this page has read the conversation, so the browser keeps its cookie. */
  let isRead = first.chat !== null;
  let beginning: Promise<string | undefined> | undefined;
  /** What to call once a message is stored or refused, by its id. */
  const waiting = new Map<string, (problem?: string) => void>();
  let resend: ReturnType<typeof setTimeout> | undefined;
  const outbox = createOutbox({ send, onChange: () => update({}), store: chatStore, now: Date.now });
  let state: TalkState = {
    ...nothing,
    ...(first.chat && stateOf(first.chat)),
    presence: first.presence,
    chatId: first.chat?.id,
    unsent: outbox.unsent()[own] ?? [],
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

  /** Forgets what is known if it belongs to another conversation. */
  function enter(chatId: string | undefined): void {
    if (chatId === state.chatId) return;
    const isOther = state.chatId !== undefined;
    state = { ...state, chatId };
    if (!isOther) return;
    connection?.stop();
    connection = undefined;
    isRead = false;
    update({ ...nothing, isConnected: true });
    onRestart();
  }

  function take({ presence, chat }: ChatAnswer, asked = { isRead, chatId: state.chatId }): void {
    onPresence(presence);
    if (chat || asked.isRead) enter(chat?.id);
    if (!chat) {
      update({ presence, hasNoCookie: asked.chatId !== undefined && !asked.isRead });
      return;
    }
    update({ presence, ...stateOf(chat), messages: state.messages });
    isRead = true;
    add(chat.messages);
    // Another tab may have begun it.
    follow();
  }

  async function send(_: string, { id, text, contact }: UnsentMessage): Promise<string | undefined> {
    const sent = await sendMessage({ id, text, contact });
    if ('message' in sent) {
      enter(sent.chatId);
      add([sent.message]);
      settle(id);
      // Only the conversation says until when a question is answered.
      if (contact || !isRead || !state.presence.isHere) void refresh().then(() => noteContact(contact));
      return undefined;
    }
    if (sent.isLost) connection?.open();
    if (sent.isBlocked) update({ isBlocked: true });
    if (sent.retryAfterMs === undefined) settle(id, sent.problem);
    else {
      clearTimeout(resend);
      resend = setTimeout(() => outbox.resend(own), sent.retryAfterMs);
    }
    return sent.problem;
  }

  function settle(id: string, problem?: string): void {
    waiting.get(id)?.(problem);
    waiting.delete(id);
  }

  /** Shows what was stored on a page that cannot read the conversation. */
  function noteContact(contact: ChatContact | undefined): void {
    if (!contact || !state.hasNoCookie) return;
    const { name = '', reach } = contact;
    const isEmail = reach.includes('@');
    update({ contact: { name, email: isEmail ? reach : '', phone: isEmail ? '' : reach } });
  }

  async function refresh(): Promise<void> {
    const asked = { isRead, chatId: state.chatId };
    const answer = await readChat(lastComplete(state.messages));
    if (answer) take(answer, asked);
  }

  function follow(): void {
    connection ??= connect({
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
  addEventListener('online', () => outbox.resend(own));
  void refresh();
  setInterval(() => !connection && !document.hidden && refresh(), presenceEveryMs);

  return {
    state: () => state,
    /** Sends a message if there is none yet, and waits until there is a conversation. @returns why there is none */
    begin(text: string): Promise<string | undefined> {
      if (state.chatId !== undefined) return Promise.resolve(undefined);
      beginning ??= new Promise<string | undefined>((resolve) => {
        const id = outbox.add(own, text);
        waiting.set(id, (problem) => {
          beginning = undefined;
          if (problem !== undefined) outbox.discard(own, id);
          resolve(problem);
        });
      });
      return beginning;
    },
    /** Sends again what was refused. */
    retry: () => outbox.retry(own),
    /** @param contact makes the conversation a lead, with this way to answer */
    send: (text: string, contact?: ChatContact) => outbox.add(own, text, contact),
    discard(id: string): void {
      outbox.discard(own, id);
      settle(id, 'The file was not sent.');
    },
    /** @returns whether the server knows what is seen and typed */
    async report(body: ChatStateBody): Promise<boolean> {
      return (
        connection !== undefined && (await call('/api/chat/state', { body, ignoreBody: true })).kind === 'ok'
      );
    },
    /** @returns why the way to be answered was not stored */
    async leave(contact: ChatContact): Promise<string | undefined> {
      const last = state.messages.findLast(({ from }) => from === 'visitor');
      if (state.hasNoCookie && last) {
        // Only the page's key names the conversation. The message is stored, and found by its id.
        const sent = await sendMessage({ ...last, contact });
        if ('problem' in sent) return sent.problem || unreachable;
        noteContact(contact);
        return undefined;
      }
      const answer = await call('/api/chat/contact', { body: contact });
      if (answer.kind === 'ok') await refresh();
      if (answer.kind === 'refused')
        return Object.values(answer.errors)[0] || answer.error || 'That did not work. Please try again.';
      return answer.kind === 'lost' ? unreachable : undefined;
    },
  };
}

const stateOf = ({ messages, state, contact, answerBy }: VisitorChat) => ({
  messages,
  state,
  contact,
  answerBy,
  hasNoCookie: false,
});

const unreachable = 'The server could not be reached. Please try again.';
