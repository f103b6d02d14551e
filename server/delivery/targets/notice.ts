import { evidenceLines, type Line, leadLines } from '../../leads/query/describe-lead.ts';
import { htmlText } from '../../mail/html-text.ts';
import type { Address, Mailer, Message } from '../../mail/mail.ts';
import type { LeadDelivery, Target } from '../target.ts';

/** Notifies the company of a lead: contact, service, attribution. Replies go to the visitor. */
export function noticeTarget(mailer: Mailer, to: readonly Address[]): Target<LeadDelivery> {
  return {
    name: 'notice',
    about: `email to ${to.map(({ address }) => address).join(', ')} via ${mailer.about}`,
    deliver: (delivery, signal) => mailer.send(noticeMessage(delivery, to), signal),
  };
}

export function noticeMessage(
  { id, revision, queuedAt, lead }: LeadDelivery,
  to: readonly Address[],
): Message {
  const [facts, evidence] = [leadLines(lead), evidenceLines(lead)];
  const title = `${revision > 1 ? 'Update of lead' : 'New lead'}: ${lead.full_name}, ${lead.service}`;
  const message = lead.message ?? '';
  return {
    id,
    date: queuedAt,
    to,
    replyTo: { name: lead.full_name, address: lead.email },
    subject: title,
    text: [plainLines(facts), message, plainLines(evidence)].filter(Boolean).join('\n\n'),
    html: [
      `<h1 style="font-size:18px">${htmlText(title)}</h1>`,
      table(facts),
      message && `<p style="white-space:pre-wrap">${htmlText(message)}</p>`,
      evidence.length > 0 && `<div style="color:#666;font-size:12px">${table(evidence)}</div>`,
    ]
      .filter(Boolean)
      .join('\n'),
    headers: { 'X-Lead-Id': lead.id },
  };
}

function plainLines(lines: readonly Line[]): string {
  return lines.map(([label, text]) => `${label}: ${text}`).join('\n');
}

function table(lines: readonly Line[]): string {
  const rows = lines.map(
    ([label, text]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${htmlText(label)}</th><td>${htmlText(text)}</td></tr>`,
  );
  return `<table cellspacing="0">\n${rows.join('\n')}\n</table>`;
}
