/** Changes of a lead by staff, and what is sent to the person. See `desk.ts`. */

import type { LeadState } from './desk.ts';
import type { LeadDetails } from './desk-lead.ts';
import type { TimelineEntry } from './desk-timeline.ts';

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
 * 409 `lead_changed` if the lead has changed since the revision, for example because a colleague was faster, `no_address` if the
 * person left no email address, and `spam_lead` for spam.
 */
export interface SendMailBody {
  /** A UUID of the caller's: a repeated call sends the mail once. */
  id: string;
  /** The revision that the caller saw. Desks of the version before send none, and get no conflict. */
  revision?: number;
  subject: string;
  text: string;
  /** The template that the text began as. */
  templateId?: string;
}

/** `GET /api/staff/leads/{id}/templates`: the texts of site.yaml, filled in for the lead. */
export interface LeadTemplatesAnswer {
  success: true;
  templates: FilledMailTemplate[];
  chatTemplates: FilledTemplate[];
  /** Who an email of the caller's to this lead comes from. */
  from: { name: string; address: string };
}

export interface FilledTemplate {
  id: string;
  name: string;
  text: FilledText;
}

export interface FilledMailTemplate extends FilledTemplate {
  subject: FilledText;
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
