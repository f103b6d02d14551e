import type { Migration } from 'kysely/migration';
import { leads } from './0001-leads.ts';
import { deliveries } from './0002-deliveries.ts';
import { rateLimits } from './0003-rate-limits.ts';
import { vitals } from './0004-vitals.ts';
import { payments } from './0005-payments.ts';
import { staff } from './0006-staff.ts';
import { attachments } from './0007-attachments.ts';
import { answers } from './0008-answers.ts';
import { tagConsent } from './0009-tag-consent.ts';
import { desk } from './0010-desk.ts';
import { mail } from './0011-mail.ts';
import { chat } from './0012-chat.ts';
import { privacy } from './0013-privacy.ts';
import { leadLinks } from './0014-lead-links.ts';
import { weeklyReport } from './0015-weekly-report.ts';
import { transcripts } from './0016-transcripts.ts';
import { chatContact } from './0017-chat-contact.ts';
import { searchIndex } from './0018-search-index.ts';
import { numbers } from './0019-numbers.ts';
import { daySums } from './0020-day-sums.ts';

/** All migrations in order. Published ones are never changed; changes are new migrations. */
export const migrations: Record<string, Migration> = {
  '0001-leads': leads,
  '0002-deliveries': deliveries,
  '0003-rate-limits': rateLimits,
  '0004-vitals': vitals,
  '0005-payments': payments,
  '0006-staff': staff,
  '0007-attachments': attachments,
  '0008-answers': answers,
  '0009-tag-consent': tagConsent,
  '0010-desk': desk,
  '0011-mail': mail,
  '0012-chat': chat,
  '0013-privacy': privacy,
  '0014-lead-links': leadLinks,
  '0015-weekly-report': weeklyReport,
  '0016-transcripts': transcripts,
  '0017-chat-contact': chatContact,
  '0018-search-index': searchIndex,
  '0019-numbers': numbers,
  '0020-day-sums': daySums,
};
