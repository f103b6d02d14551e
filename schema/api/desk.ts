/**
 * Requests and responses of the desk, shared by the server and the portal. All calls are for signed-in staff; changes are
 * `POST` with a JSON body from a page of the same origin. Errors come from `server/errors.ts`. Besides those of every
 * staff call, there are 403 `not_allowed` for roles that may not make a call, 404 `not_found` for leads that do not exist
 * or that an agent may not see, and 409 `lead_changed` with a `LeadConflict` for changes that are based on an old revision.
 *
 * Times are ISO 8601 in UTC.
 */

import type { DeskChat } from './chat.ts';
import type { LinkState } from './payments.ts';
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
 * may see; `page` is a path, `source`, `campaign`, `tag`, and `owner` (an email address) are exact. `group` and `after` ask
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

/** How fast people got a first answer from a person; times pass within the company's hours only. */
export interface AnswerTimes {
  /** Leads that were answered. */
  answered: number;
  /** In ms; null without an answered lead. */
  medianMs: number | null;
  /** Nine in ten were answered faster. */
  p90Ms: number | null;
  /** Leads that were answered, or had to be, by now: those answered in time, and all. */
  within: number;
  promised: number;
}

/** Answer times of a part of the leads. */
export interface AnswerRow extends AnswerTimes {
  /** An hour from `0` to `23`, a page's title, or a person's name. */
  name: string;
}

/** What became of the leads of one source. */
export interface SourceRow {
  source: string;
  leads: number;
  won: number;
  lost: number;
  /** Paid less refunded, in cents. */
  revenueCents: number;
}

/** `GET /api/staff/desk/numbers?since=…&until=…`, for those who see all leads: leads received in that time. */
export interface DeskNumbersAnswer {
  success: true;
  since: string;
  until: string;
  total: AnswerTimes;
  /** In the company's zone. */
  byHour: AnswerRow[];
  byPage: AnswerRow[];
  byPerson: AnswerRow[];
  bySource: SourceRow[];
}

/** A conversation that is in progress, by the lead's id. */
export interface OpenChat {
  id: string;
  name: string;
  isVisitorHere: boolean;
  unread: number;
}

export interface LeadAttachment {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  receivedAt: string;
}

export interface LeadDeliveryState {
  id: string;
  /** Such as `notice`, `crm`, or `webhook-1`. */
  target: string;
  status: 'pending' | 'delivered' | 'dead';
  /** 1 for the lead, more for an update of it. */
  edition: number;
  attempts: number;
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  lastError: string | null;
}

/** One entry of the timeline, oldest first. `by` is null for what the system or the visitor did. */
export interface TimelineEntry {
  id: string;
  leadId: string;
  at: string;
  by: DeskPerson | null;
  event: LeadEvent;
}

export interface MailDeliveryState {
  /** `written`: to a file, because no mail server is configured. */
  status: 'pending' | 'sent' | 'written' | 'failed';
  /** When it was sent or written. */
  at: string | null;
  /** The mail server that accepted it. */
  acceptedBy: string | null;
  /** Why it failed, or why the last attempt did, in plain words. */
  reason: string | null;
  /** What the mail server said. */
  detail: string | null;
  nextAttemptAt: string | null;
}

/** A file that came with a mail and was not kept. */
export interface DroppedFile {
  name: string;
  /** In plain words. */
  reason: string;
}

/** The address of a page with an incoming mail's HTML, without anything that runs or loads. For an iframe with `sandbox`. */
export function mailHtmlPath(leadId: string, mailId: string): string {
  return `/api/staff/leads/${leadId}/mails/${mailId}/html`;
}

/** What happened to a lead. `received` and `file` are derived; the others are stored as they happen. */
export type LeadEvent =
  | { kind: 'received'; form: string | null; page: string; message: string | null; answers: LeadAnswer[] }
  | { kind: 'file'; attachmentId: string; name: string; sizeBytes: number }
  | { kind: 'claimed' }
  | { kind: 'offered'; to: DeskPerson; until: string }
  | { kind: 'passed' }
  | { kind: 'escalated' }
  | { kind: 'assigned'; to: DeskPerson | null; from: DeskPerson | null }
  | { kind: 'state'; from: LeadState; to: LeadState; reason: string | null }
  | { kind: 'spam'; isSpam: boolean; reason: string | null }
  | { kind: 'due'; dueAt: string | null }
  | { kind: 'tags'; added: string[]; removed: string[] }
  | { kind: 'note'; text: string }
  | { kind: 'link'; step: LinkStep; linkId: string; title: string; cents: number; isLate?: boolean }
  | {
      kind: 'mail-out';
      mailId: string;
      subject: string;
      text: string;
      to: string;
      delivery: MailDeliveryState;
    }
  | {
      kind: 'mail-in';
      mailId: string;
      subject: string;
      text: string;
      fromName: string;
      fromAddress: string;
      /** Whether there is a page to show, at `mailHtmlPath`. */
      hasHtml: boolean;
      /** Sent by a machine: an automatic reply or a bounce. It changes nothing about the lead. */
      isAuto: boolean;
      files: { attachmentId: string; name: string; sizeBytes: number }[];
      droppedFiles: DroppedFile[];
    }
  | { kind: 'joined'; with: { id: string; name: string } }
  | { kind: 'split' };

/** What happens to a payment link. `tried`: a card was not charged. */
export type LinkStep =
  | 'created'
  | 'opened'
  | 'tried'
  | 'reminded'
  | 'paid'
  | 'refunded'
  | 'disputed'
  | 'revoked'
  | 'expired';

/** A payment link that was made for a lead. */
export interface LeadLink {
  id: string;
  /** The path on the site. */
  path: string;
  title: string;
  cents: number;
  refundedCents: number;
  state: LinkState;
  createdAt: string;
  createdBy: DeskPerson;
  expiresAt: string;
  paidAt: string | null;
  /** When the client is reminded next; null for never. */
  nextReminderAt: string | null;
}

export interface LeadAnswer {
  label: string;
  value: string;
  note?: string | undefined;
}

export interface LeadConsent {
  name: string;
  given: boolean;
  text: string;
  at: string;
  sha256: string;
}

export interface LeadVisit {
  at: string;
  landingPage: string;
  referrer: string;
  /** Campaign parameters, such as `utm_source`. */
  params: Record<string, string>;
}

/** Another lead of the same person, or of someone with the same email address or phone number. */
export interface RelatedLead {
  id: string;
  name: string;
  service: string;
  receivedAt: string;
  state: LeadState;
  isSpam: boolean;
  sameEmail: boolean;
  samePhone: boolean;
}

/** `GET /api/staff/leads/{id}` and the answer to every change of a lead. */
export interface LeadAnswerBody {
  success: true;
  lead: LeadDetails;
}

export interface LeadDetails extends LeadSummary {
  email: string;
  phone: string;
  country: string | null;
  price: string | null;
  originalPrice: string | null;
  message: string | null;
  answers: LeadAnswer[];
  form: string | null;
  formKind: string | null;
  pageUrl: string | null;
  pageRevision: string | null;
  campaign: string | null;
  firstVisit: LeadVisit | null;
  lastVisit: LeadVisit | null;
  consents: LeadConsent[];
  /** What the visitor had decided about tags, in words. */
  tagConsent: string | null;
  reason: string | null;
  spamReason: string | null;
  attachments: LeadAttachment[];
  deliveries: LeadDeliveryState[];
  /** Leads that staff joined with this one; their entries are in the timeline. */
  joined: RelatedLead[];
  /** Leads that could be of the same person. */
  similar: RelatedLead[];
  timeline: TimelineEntry[];
  /** Who opened the lead, most recent first. */
  seenBy: { person: DeskPerson; at: string }[];
  /** Payment links, the latest first. A paid one suggests that the lead is won. */
  links: LeadLink[];
  /** The whole conversation; null for leads from forms. */
  conversation: DeskChat | null;
  /** Who is offered the lead after `offer`, in this order; then the manager is notified. */
  offeredNext: DeskPerson[];
  /** Who else has the lead open now. */
  present: (DeskPerson & { isWriting: boolean })[];
}

/**
 * `POST /api/staff/leads/{id}/claim`: of two people who claim at once, one becomes the owner; the other gets a conflict.
 * `/pass`, with the same body, offers a lead that is offered to the caller to the next person at once.
 */
export type ClaimBody = Record<string, never>;

/** The body of `/pass`. */
export type PassBody = Record<string, never>;

/** `POST /api/staff/leads/{id}/change`. Omitted keys stay as they are. */
export interface ChangeLeadBody {
  /** The revision that the caller saw. */
  revision: number;
  state?: LeadState;
  /** Required to close a lead as lost or spam. */
  reason?: string;
  isSpam?: boolean;
  /** An email address, or null for no owner. */
  owner?: string | null;
  dueAt?: string | null;
  /** All tags the lead has afterward. */
  tags?: string[];
}

/** `POST /api/staff/leads/{id}/notes`. */
export interface AddNoteBody {
  /** A UUID of the caller's: a repeated call adds the note once. */
  id: string;
  text: string;
}

/**
 * `POST /api/staff/leads/{id}/mails`: sends an email to the person, claims the lead if it has no owner, and waits for the answer.
 * 409 `no_address` if the person left no email address, and `spam_lead` for spam.
 */
export interface SendMailBody {
  /** A UUID of the caller's: a repeated call sends the mail once. */
  id: string;
  subject: string;
  text: string;
  /** The template that the text began as. */
  templateId?: string;
}

/** `GET /api/staff/leads/{id}/templates`: the texts of site.yaml, filled in for the lead. */
export interface LeadTemplatesAnswer {
  success: true;
  templates: FilledTemplate[];
}

export interface FilledTemplate {
  id: string;
  name: string;
  subject: FilledText;
  text: FilledText;
}

export interface FilledText {
  text: string;
  /** The parts that were filled in, in order, by position in the text (`end` exclusive). */
  filled: { start: number; end: number; isMissing: boolean }[];
}

/** `POST /api/staff/leads/{id}/join`: shows both leads, and all that are joined with either, in one timeline. */
export interface JoinLeadBody {
  /** The other lead. */
  leadId: string;
}

/** `POST /api/staff/leads/{id}/split`: takes the lead out of the person it was joined with. */
export type SplitLeadBody = Record<string, never>;

/** The body of 409 `lead_changed`: what happened since the revision that the caller saw. */
export interface LeadConflict {
  code: 'lead_changed';
  message: string;
  /** Null if the caller may no longer see it. */
  lead: LeadDetails | null;
  /** Oldest first; only who owns the lead if the caller may no longer see it. */
  since: TimelineEntry[];
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
 * data of visitors. After a reconnect, fetch everything again: events in between are not repeated.
 */
export interface DeskEvents {
  /** The stream is open. */
  ready: Record<string, never>;
  /** A lead arrived or changed. */
  lead: { id: string; isNew: boolean };
  /** Who has the desk or a lead open has changed. */
  presence: { leadId: string | null };
  /** A conversation has a new message, or its state changed. */
  chat: { id: string };
}

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
