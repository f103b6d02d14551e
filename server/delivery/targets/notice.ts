import { attachmentLines } from '../../attachments/describe-attachment.ts';
import { answerLines, evidenceLines, leadLines } from '../../leads/query/describe-lead.ts';
import type { Address, Mailer, Message } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { LeadDelivery, Target } from '../target.ts';

/** Notifies the company of a lead: contact, service, files, attribution. Replies go to the visitor. */
export function noticeTarget(
  mailer: Mailer,
  to: readonly Address[],
  siteUrl: () => Promise<string>,
): Target<LeadDelivery> {
  return {
    name: 'notice',
    about: `email to ${to.map(({ address }) => address).join(', ')} via ${mailer.about}`,
    deliver: async (delivery, signal) => mailer.send(noticeMessage(delivery, to, await siteUrl()), signal),
  };
}

export function noticeMessage(
  { id, revision, queuedAt, lead, attachments }: LeadDelivery,
  to: readonly Address[],
  siteUrl: string,
): Message {
  const title = `${revision > 1 ? 'Updated lead' : 'New lead'}: ${lead.full_name}, ${lead.service}`;
  return {
    id,
    date: queuedAt,
    to,
    ...(lead.email !== '' && { replyTo: { name: lead.full_name, address: lead.email } }),
    ...mailTexts(
      title,
      [leadLines(lead), answerLines(lead), lead.message ?? '', attachmentLines(attachments, siteUrl)],
      evidenceLines(lead),
    ),
    headers: { 'X-Lead-Id': lead.id },
  };
}
