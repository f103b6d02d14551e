/**
 * Requests and responses of the company's own chat, shared by the server, the site, and the portal. The calls under
 * `/api/chat` are for visitors: they come from pages of the same origin, and a cookie that no script sees names the
 * visitor's conversation for 30 days. Errors come from `server/errors.ts`; besides the usual ones, 403 `chat_blocked`, 429
 * `too_many_messages` with `Retry-After`, 422 `invalid_fields`.
 *
 * Times are ISO 8601 in UTC.
 */

import type { Attribution } from '../generated/types.ts';

export const chatLimits = {
  /** Characters of a message. */
  text: 4000,
  name: 100,
} as const;

/** A message. Its number orders it: 1, 2, 3, … without gaps, for both sides. */
export interface ChatMessage {
  seq: number;
  /** The sender's UUID. A message that is sent again with it is stored once. */
  id: string;
  at: string;
  from: 'visitor' | 'staff';
  /** The staff member's name; null for a visitor. */
  name: string | null;
  text: string;
}

/** The part of a conversation that changes without a message. */
export interface ChatState {
  /** The last message that the other side has seen. */
  readSeq: number;
  /** Whether the other side is typing: for visitors, the name of the staff member. */
  isTyping: boolean;
  typist: string | null;
  /** Whether staff ended the conversation. A new message opens it again. */
  isEnded: boolean;
}

/** Whether someone is there, and when the company answers. */
export interface ChatPresence {
  /** The server's time. A visitor's clock can be wrong. */
  now: string;
  /** Whether a desk that takes chats is open now. */
  isHere: boolean;
  /** Whether it is within the company's hours. */
  isOpen: boolean;
  /** Until when the company answers by email what is asked now; null if it never opens. */
  answerBy: string | null;
  /** The next opening; null while it is open. */
  opensAt: string | null;
  /** IANA name of the company's time zone. */
  zone: string;
}

/** `GET /api/chat?after=SEQ`: the presence, and the visitor's conversation with its messages after a number. */
export interface ChatAnswer {
  success: true;
  presence: ChatPresence;
  /** Null before the first message, and after 30 days. */
  chat: VisitorChat | null;
}

export interface VisitorChat {
  /** Another id means another conversation, which counts from 1 again. */
  id: string;
  /** The names of the staff who answered, the latest last. */
  staff: string[];
  messages: ChatMessage[];
  state: ChatState;
  /** Whether the visitor has left a way to be answered, and which. */
  contact: { name: string; email: string; phone: string } | null;
  /** Until when the company promised to answer the open question; null if none is open, or the company never opens. */
  answerBy: string | null;
}

/** A name and a way to be answered. The body of `POST /api/chat/contact`, which makes the conversation a lead. */
export interface ChatContact {
  name?: string | undefined;
  /** An email address or a phone number, or both, as typed. */
  reach: string;
}

/**
 * `POST /api/chat/messages`. The first message begins a conversation; its answer sets the cookie. A message whose answer was
 * lost is sent again with the same id and the same key.
 */
export interface SendMessageBody {
  id: string;
  text: string;
  /** A secret of the visitor's, 32 to 64 characters of base64url, that names a conversation before its cookie is known. */
  key: string;
  /** Where the visitor is, for the first message. Longer ones are cut. */
  pageUrl?: string;
  pageRevision?: string;
  /** The variants of experiments that the page shows; see `variants.ts`. */
  variants?: string;
  attribution?: Attribution;
  /** The package or service that the visitor was looking at. That of a later message replaces it. */
  service?: string;
  /** Makes the conversation a lead with the message, as when no one is there. */
  contact?: ChatContact;
}

export interface SendMessageAnswer {
  success: true;
  message: ChatMessage;
}

/** The answer to a visitor's message. */
export interface VisitorMessageAnswer extends SendMessageAnswer {
  /** The conversation's `id`. */
  chatId: string;
}

/**
 * `POST /api/chat/files` adds a file to the conversation's attachments, with the body, the answer, and the errors of
 * `POST /api/attachments`.
 */
export const chatFilesPath = '/api/chat/files';

/** `POST /api/chat/state`, and `POST /api/staff/leads/{id}/chat/state`: what the sender's side sees and does. */
export interface ChatStateBody {
  isTyping?: boolean;
  readSeq?: number;
}

/** How long a side counts as typing after it said so. */
export const typingMs = 5000;

/**
 * The events of `GET /api/chat/feed?after=SEQ`, a stream of server-sent events for a visitor with a conversation. Every message
 * after that number arrives once and in order, also after a reconnect.
 */
export interface ChatEvents {
  message: ChatMessage;
  state: ChatState;
  presence: ChatPresence;
}

/** A conversation as the desk sees it; see `LeadDetails`. */
export interface DeskChat {
  messages: ChatMessage[];
  /** Of the visitor. */
  state: Omit<ChatState, 'typist'>;
  /** Whether the visitor has the page with the chat open. */
  isVisitorHere: boolean;
  isBlocked: boolean;
  /** How many of the visitor's messages no one has seen. */
  unread: number;
}

/** `GET /api/staff/leads/{id}/chat`: what changes while people talk. */
export interface DeskChatAnswer {
  success: true;
  conversation: DeskChat;
}

/**
 * `POST /api/staff/leads/{id}/chat`: an answer. Claims an unclaimed conversation. `/end` and `/block` below it take an empty
 * object.
 */
export interface StaffMessageBody {
  id: string;
  text: string;
}

/** `POST /api/staff/leads/{id}/chat/block` and `/end`. */
export type ChatActionBody = Record<string, never>;
