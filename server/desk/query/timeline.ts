import type { TimelineEntry } from '../../../schema/api/desk-timeline.ts';
import { attachmentsOf } from '../../attachments/attachments-of.ts';
import type { AttachmentRow } from '../../attachments/store.ts';
import { answersOf } from '../../leads/query/describe-lead.ts';
import { eventsOf, toEntry } from '../events.ts';
import { mailForm } from '../intake/derive.ts';
import { mailsOf } from '../mail/mails-of.ts';
import { mailSource } from '../mail/receive/mail-files.ts';
import { pageName, type Summaries } from './summarize.ts';

/** Everything that happened to these leads, oldest first. */
export async function timelineOf(
  { db, pages, personOf }: Summaries,
  ids: readonly string[],
): Promise<TimelineEntry[]> {
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const files = await attachmentsOf(db, leads);
  const events = await eventsOf(db, ids);
  const describeMail = await mailsOf(
    db,
    ids,
    leads.flatMap(({ id }) => files(id)),
  );
  // Leads that began with a mail have its own entry.
  const submitted = leads.filter(({ kind }) => kind !== mailForm);
  const received = submitted.map(
    (lead): TimelineEntry => ({
      id: `received-${lead.id}`,
      leadId: lead.id,
      at: lead.received_at,
      by: null,
      event: {
        kind: 'received',
        form: lead.form,
        page: pageName(lead, pages),
        message: lead.message,
        answers: answersOf(lead),
      },
    }),
  );
  const sent = leads.flatMap(({ id }) =>
    uploadsOf(files(id)).map(
      (file): TimelineEntry => ({
        id: `file-${file.id}`,
        leadId: id,
        at: file.received_at,
        by: null,
        event: { kind: 'file', attachmentId: file.id, name: file.name, sizeBytes: file.size_bytes },
      }),
    ),
  );
  const stored = events.flatMap((row) => toEntry(row, personOf, describeMail) ?? []);
  // Events are sorted already, and sorting keeps the order of equal times.
  return [...received, ...sent, ...stored].sort((one, other) =>
    one.at < other.at ? -1 : Number(one.at > other.at),
  );
}

/** Files that came by mail are part of the mail's entry. */
function uploadsOf(files: readonly AttachmentRow[]): readonly AttachmentRow[] {
  return files.filter(({ source }) => source !== mailSource);
}
