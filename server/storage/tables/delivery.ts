/** The payment events that staff are notified of. */
export type PaymentNoticeEvent = 'paid' | 'refunded' | 'disputed';

/** The reminders that clients get of an unpaid link. */
export type ReminderEvent = 'reminder-1' | 'reminder-2' | 'reminder-3';

export type PaymentEvent = PaymentNoticeEvent | ReminderEvent;

export interface DeliveryTables {
  /**
   * Deliveries to external targets: one row per lead, revision (`edition`), and target, per payment link, event, and
   * target, per mail, per erasure and target, or per report.
   */
  outbox: {
    /** The idempotency key of the delivery; the same in every attempt. */
    id: string;
    /** Null unless it delivers a lead. */
    lead_id: string | null;
    /** Null unless it delivers a payment, like the event. */
    payment_link_id: string | null;
    payment_event: PaymentEvent | null;
    /** Null unless it notifies a receiver of leads that they were erased. */
    erasure_id: string | null;
    /** Null unless it delivers the report of a retention run. */
    retention_day: string | null;
    /** Null unless it delivers a reply, or the numbers of a week. */
    mail_id: string | null;
    report_week: string | null;
    /** See `delivery/target.ts`. */
    target: string;
    edition: number;
    status: 'pending' | 'delivered' | 'dead';
    attempts: number;
    created_at: string;
    next_attempt_at: string;
    /** The worker that is delivering it, and until when. Void after that; null if unclaimed. */
    claim: string | null;
    claimed_until: string | null;
    delivered_at: string | null;
    last_error: string | null;
    /** Which server accepted a mail, or `file`; null if that is of no interest. */
    accepted_by: string | null;
  };
}
