import type { AttachmentRow } from '../attachments/store.ts';
import type { PaymentEvent } from '../storage/tables/delivery.ts';
import type { Tables } from '../storage/tables.ts';

export type Lead = Tables['leads'];

export type Mail = Tables['mails'];

/** One item for one target. */
export type Delivery =
  | LeadDelivery
  | PaymentDelivery
  | MailDelivery
  | ReportDelivery
  | ErasureDelivery
  | RetentionDelivery;

interface DeliveryHead {
  /** The idempotency key: the same in every attempt. */
  id: string;
  queuedAt: Date;
}

export interface LeadDelivery extends DeliveryHead {
  /** 1 for a new lead, higher for updates. */
  revision: number;
  lead: Lead;
  /** The visitor's files, oldest first. */
  attachments: readonly AttachmentRow[];
}

export interface PaymentDelivery extends DeliveryHead {
  event: PaymentEvent;
  link: Tables['payment_links'];
}

export interface MailDelivery extends DeliveryHead {
  /** A reply by staff. */
  mail: Mail;
}

export interface ReportDelivery extends DeliveryHead {
  /** Of which the manager gets the numbers. */
  week: Tables['desk_reports'];
}

/** A failure that no retry can fix. The delivery is dead-lettered at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export interface ErasureDelivery extends DeliveryHead {
  erasure: Tables['erasures'];
}

export interface RetentionDelivery extends DeliveryHead {
  run: Tables['retention_runs'];
}

interface TargetHead {
  /**
   * `notice`, `acknowledgement`, `crm`, `payment-notice`, `unclaimed-notice`, `reply`, `erasure-crm`, `retention-report`, a
   * platform and an event such as `google-lead` (see `ads/conversion-names.ts`), or `webhook:`, `unclaimed-webhook:`, or
   * `erasure-webhook:` and a hash of its URL.
   */
  name: string;
  /** Human-readable destination, without secrets. */
  about: string;
}

/** Receives leads, payments, replies by staff, erasures, or reports; only deliveries of its own kind are queued for it. */
export interface Target<Kind extends Delivery = Delivery> extends TargetHead {
  /** Recorded with accepted deliveries; see `Mailer`. */
  acceptedBy?: string;
  /**
   * Resolves when the receiver has accepted the delivery. Any rejection leads to a retry.
   * @param signal aborted when the attempt times out
   */
  deliver(delivery: Kind, signal: AbortSignal): Promise<void>;
}

/** What became of a delivery: an error leads to a retry, or to a dead letter if it is a `PermanentFailure`. */
export type Outcome =
  | { isDelivered: true; acceptedBy?: string | undefined }
  | { isDelivered: false; error: unknown };

/** A target whose receiver accepts many deliveries at once. */
export interface BatchTarget extends TargetHead {
  /** Maximum number of deliveries in a batch. */
  batchSize: number;
  /**
   * Resolves with an outcome for each delivery, in their order, soon after the signal is aborted at the latest: what was
   * accepted before is then known. A rejection is the outcome of all.
   */
  deliverAll(deliveries: readonly Delivery[], signal: AbortSignal): Promise<readonly Outcome[]>;
}

/** Whether a target receives an update, given the columns of the lead that changed. */
export function wantsUpdate(target: string, changed: ReadonlySet<string>): boolean {
  if (target === 'acknowledgement') return false;
  // The CRM's payload has no other fields that can change.
  if (target === 'crm') return changed.has('message');
  return changed.size > 0;
}
