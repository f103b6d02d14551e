/** What happened to a lead, as the desk shows it. See `desk.ts`. */

import type { DeskPerson, LeadAnswer, LeadState } from './desk.ts';

/** One entry of the timeline, oldest first. `by` is null for what the system or the visitor did. */
export interface TimelineEntry {
  id: string;
  leadId: string;
  at: string;
  by: DeskPerson | null;
  event: LeadEvent;
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
  | {
      kind: 'link';
      step: LinkStep;
      linkId: string;
      title: string;
      cents: number;
      isLate?: boolean;
      wasRevoked?: boolean;
    }
  | {
      kind: 'mail-out';
      mailId: string;
      subject: string;
      text: string;
      to: string;
      delivery: MailDeliveryState;
    }
  /** Of a chat that has ended, mailed to the visitor or to the owner of the lead. */
  | { kind: 'transcript'; to: string; delivery: MailDeliveryState }
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

/** What happens to a payment link. `tried`: a card was not charged. `refund-returned`: the bank sent the money back to us. */
export type LinkStep =
  | 'created'
  | 'opened'
  | 'tried'
  | 'reminded'
  | 'paid'
  | 'refunded'
  | 'refund-returned'
  | 'disputed'
  | 'revoked'
  | 'expired';

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
