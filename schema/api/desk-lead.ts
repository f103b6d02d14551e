/** A lead as its page at the desk shows it. See `desk.ts`. */

import type { DeskChat } from './chat.ts';
import type { DeskPerson, LeadAnswer, LeadState, LeadSummary } from './desk.ts';
import type { TimelineEntry } from './desk-timeline.ts';
import type { LinkState } from './payments.ts';

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

/** `GET /api/staff/leads/{id}` and the answer to every change of a lead. */
export interface LeadAnswerBody {
  success: true;
  lead: LeadDetails;
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
  /** Such as `notice`, `crm`, or `webhook:` and a hash of its URL. */
  target: string;
  /** Of a webhook that the server still has; null for other targets. */
  host: string | null;
  status: 'pending' | 'delivered' | 'dead';
  /** 1 for the lead, more for an update of it. */
  edition: number;
  attempts: number;
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  lastError: string | null;
}

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
  /** Whether it was paid after it had expired, or was revoked. */
  isLate: boolean;
  /** When the client is reminded next; null for never. */
  nextReminderAt: string | null;
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
  /** Whether it has the mail that this one, which began with a mail, answers. */
  isAnswered: boolean;
  sameName: boolean;
  samePhone: boolean;
}
