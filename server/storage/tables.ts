import type { AttachmentTables } from './tables/attachments.ts';
import type { ChatTables } from './tables/chat.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { DeskTables } from './tables/desk.ts';
import type { LeadTables } from './tables/leads.ts';
import type { MailTables } from './tables/mail.ts';
import type { NumbersTables } from './tables/numbers.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PrivacyTables } from './tables/privacy.ts';
import type { StaffTables } from './tables/staff.ts';

/** All tables. Timestamps are ISO 8601 text in UTC, which sorts the same way in every database. */
export interface Tables
  extends LeadTables,
    AttachmentTables,
    ChatTables,
    DeliveryTables,
    DeskTables,
    MailTables,
    NumbersTables,
    PaymentTables,
    PrivacyTables,
    StaffTables {
  /** Counts per key and time window. */
  rate_limits: {
    key: string;
    points: number;
    expires_at: string;
  };

  /** A histogram per day, page, and metric. */
  vitals: {
    /** In UTC, such as `2026-03-02`. */
    day: string;
    page: string;
    metric: string;
    /** Index of the bucket; see `vitals/buckets.ts`. */
    bucket: number;
    count: number;
  };

  /** Settings shared by all servers on one database, by name. */
  settings: {
    name: string;
    value: string;
  };
}
