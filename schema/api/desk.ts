/**
 * Requests and responses of the desk, shared by the server and the portal. All calls are for signed-in staff; changes are
 * `POST` with a JSON body from a page of the same origin. Errors come from `server/errors.ts`. Besides those of every
 * staff call, there are 403 `not_allowed` for roles that may not make a call, 403 `lead_taken` for a colleague's lead that an
 * agent may not see, 404 `not_found` for leads that do not exist, and 409 `lead_changed` with a `LeadConflict` for changes that
 * are based on an old revision, or that an agent makes of a colleague's lead.
 *
 * Times are ISO 8601 in UTC.
 */

import type { AnswerTimes } from './desk-numbers.ts';
import type { StaffRole } from './staff.ts';

/** `earlier`: received long before the desk first saw it, so nothing is due. */
export const leadStates = ['open', 'waiting', 'won', 'lost', 'earlier'] as const;

export type LeadState = (typeof leadStates)[number];

/** `new` are open leads without an owner; `open` are those of everyone, which agents cannot see. */
export const deskQueues = ['new', 'mine', 'waiting', 'open', 'won', 'lost', 'spam'] as const;

export type DeskQueue = (typeof deskQueues)[number];

/** A staff member as colleagues see one. */
export interface DeskPerson {
  /** In lower case; identifies the person. */
  email: string;
  name: string;
}

/** What the person answered to a question of a form. */
export interface LeadAnswer {
  label: string;
  value: string;
  note?: string | undefined;
}

/** A lead in a list. */
export interface LeadSummary {
  id: string;
  name: string;
  /** The start of what the person wrote last; empty if they wrote nothing. */
  words: string;
  service: string;
  /** The page's title, or its path if the built site does not know it; empty without a page. */
  page: string;
  /** For example `Google Ads`, `Bing`, or `Direct`. */
  source: string;
  receivedAt: string;
  changedAt: string;
  state: LeadState;
  isSpam: boolean;
  owner: DeskPerson | null;
  dueAt: string | null;
  /** Until when the company promised an answer; null for leads from before the desk. */
  answerBy: string | null;
  /** Whose turn it is to claim the lead, while it is unclaimed. */
  offer: { to: DeskPerson; until: string } | null;
  tags: string[];
  /** Whether a delivery was given up. */
  hasFailedDelivery: boolean;
  /** Whether a payment link of the lead is paid, and neither refunded nor disputed. */
  isPaid: boolean;
  /** A conversation with a visitor who can still leave no way to be answered; null for other leads. */
  chat: { isVisitorHere: boolean; isTyping: boolean; unread: number } | null;
  /** Incremented by each change of the work on a lead; a change names the revision it is based on. */
  revision: number;
}

/** `unclaimed`, `next` (answer next), and `waiting` (on them) are parts of a queue; `found` is a list of its own. */
export type LeadGroupName = 'unclaimed' | 'next' | 'waiting' | 'found';

export interface LeadGroup {
  name: LeadGroupName;
  /** Leads in the group; null for a search, and for more than 1,000. */
  total: number | null;
  leads: LeadSummary[];
  /** Where the next leads of the group begin; null at the end. */
  next: string | null;
}

/**
 * `GET /api/staff/leads?queue=…`. Search and filters are optional parameters: `search` looks in all queues that the caller
 * may see; `page` is a path, `/` for the home page, `source`, `campaign`, `tag`, and `owner` (an email address) are exact. `group` and `after` ask
 * for the next leads of one group.
 */
export interface LeadListAnswer {
  success: true;
  groups: LeadGroup[];
}

/** `GET /api/staff/desk`: what does not depend on a lead. */
export interface DeskAnswer {
  success: true;
  /** The server's time, for counters on devices with a wrong clock. */
  now: string;
  me: DeskPerson & { role: StaffRole };
  /** Everyone who can own leads. */
  staff: DeskPerson[];
  /** Who has the desk open now. */
  present: DeskPerson[];
  counts: Record<DeskQueue, number>;
  /** When the oldest unclaimed lead was received. */
  oldestUnclaimedAt: string | null;
  /** Of leads received since the parameter `since`, by default the start of the day in the company's zone. */
  today: AnswerTimes;
  /** Promised time to an answer within the company's hours, in ms. */
  answerWithinMs: number;
  /** Whether replies are sent (otherwise, they are written to files), and whether answers to them are read. */
  mail: { isSent: boolean; isRead: boolean };
  /** Whether a desk that takes chats is open, so the chat says that someone is here. */
  isChatStaffed: boolean;
  /** The caller's conversations with a visitor who is here, or with messages that no one has seen. */
  chats: OpenChat[];
  /** Values that filters can have, most frequent first. */
  filters: {
    pages: { path: string; title: string }[];
    sources: string[];
    campaigns: string[];
    tags: string[];
  };
}

/** A conversation that is in progress, by the lead's id. */
export interface OpenChat {
  id: string;
  name: string;
  isVisitorHere: boolean;
  unread: number;
}

/** `POST /api/staff/desk/presence`: repeated every `presenceEveryMs` while the desk is open, and at once on a change. */
export interface PresenceBody {
  /** A UUID of the tab. */
  tab: string;
  /** The open lead. */
  leadId: string | null;
  isWriting: boolean;
  /** Whether the person answers chats now. */
  takesChats: boolean;
  /** Sent while the tab closes. */
  isLeaving?: boolean;
}

export const presenceEveryMs = 15_000;

/**
 * The events of `GET /api/staff/desk/feed`, a stream of server-sent events. They say what to fetch again and carry no
 * data of visitors. After a reconnect, fetch everything again: events in between are not repeated. A stream that is silent
 * for longer than `silentFeedMs` is cut, even if the connection seems to be open.
 */
export interface DeskEvents {
  /** The stream is open. */
  ready: Record<string, never>;
  /**
   * Sent every `presenceEveryMs`; desks report their presence on each. Browsers slow down the timers of hidden tabs, but not
   * their streams.
   */
  beat: Record<string, never>;
  /** A lead arrived or changed. `isNew`: it arrived just now and waits for someone to claim it. */
  lead: { id: string; isNew: boolean };
  /** Who has the desk or a lead open has changed. */
  presence: { leadId: string | null };
  /** A conversation has a new message, or its state changed. */
  chat: { id: string };
}

export const silentFeedMs = 40_000;

/** How often the desk asks for everything while the stream is cut. */
export const pollEveryMs = 5000;

export const deskLimits = {
  note: 10_000,
  mail: 20_000,
  subject: 200,
  reason: 200,
  tag: 40,
  tags: 20,
  search: 200,
} as const;
