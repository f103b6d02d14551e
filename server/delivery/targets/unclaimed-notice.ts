import { leadsPath } from '../../../schema/portal-routes.ts';
import { leadLines } from '../../leads/query/describe-lead.ts';
import type { Address, Mailer, Message } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { LeadDelivery, Target } from '../target.ts';

interface UnclaimedNoticeParts {
  /** Whom `desk.manager` of site.yaml names; empty without it. */
  managers: () => Promise<readonly string[]>;
  /** Used when it names no one. */
  fallback: readonly Address[];
  siteUrl: () => Promise<string>;
}

/** Notifies the manager of a lead that no one claimed in time. */
export function unclaimedNoticeTarget(
  mailer: Mailer,
  { managers, fallback, siteUrl }: UnclaimedNoticeParts,
): Target<LeadDelivery> {
  return {
    name: 'unclaimed-notice',
    about: `email about unclaimed leads via ${mailer.about}`,
    async deliver(delivery, signal) {
      const named = (await managers()).map((address) => ({ name: '', address }));
      const to = named.length > 0 ? named : fallback;
      await mailer.send(unclaimedMessage(delivery, to, await siteUrl()), signal);
    },
  };
}

/** Visitors in a chat can be without a name. */
const nameOf = ({ full_name, email, phone }: LeadDelivery['lead']) =>
  full_name || email || phone || 'a visitor in the chat';

export function unclaimedMessage(
  { id, queuedAt, lead }: LeadDelivery,
  to: readonly Address[],
  siteUrl: string,
): Message {
  const desk =
    siteUrl === '' ? '' : `Open it at the desk: ${siteUrl.replace(/\/+$/, '')}${leadsPath(lead.id)}`;
  return {
    id,
    date: queuedAt,
    to,
    ...(lead.email !== '' && { replyTo: { name: lead.full_name, address: lead.email } }),
    ...mailTexts(`No one has claimed this lead: ${nameOf(lead)}, ${lead.service}`, [
      desk,
      leadLines(lead),
      lead.message ?? '',
    ]),
    headers: { 'X-Lead-Id': lead.id },
  };
}
