import { formatDollars } from '../../../schema/api/dollars.ts';
import { firstName } from '../../../schema/api/first-name.ts';
import { payPath } from '../../../schema/portal-routes.ts';
import type { DeskMail } from '../../desk/mail/desk-mail.ts';
import type { ReadDeskRules } from '../../desk/routing/desk-rules.ts';
import type { Clock } from '../../lib/clock.ts';
import { htmlText } from '../../mail/html-text.ts';
import type { Mailer, Message } from '../../mail/mail.ts';
import { noteReminder, reminderTargetName, wantedReminder } from '../../payments/reminders/reminders.ts';
import type { ReadSiteFacts, SiteFacts } from '../../site-facts.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ReminderEvent } from '../../storage/tables/delivery.ts';
import type { PaymentDelivery, Target } from '../target.ts';

interface ReminderParts {
  storage: Pick<Storage, 'commit'>;
  mailer: Mailer;
  facts: ReadSiteFacts;
  siteUrl: () => Promise<string>;
  /** Where an answer about a lead goes. */
  replyTo: DeskMail['replyTo'];
  rules: ReadDeskRules;
  clock: Clock;
}

/** Reminds clients of payment links that they have not paid. */
export function paymentReminderTarget({
  storage,
  mailer,
  facts,
  siteUrl,
  replyTo,
  rules,
  clock,
}: ReminderParts): Target<PaymentDelivery> {
  return {
    name: reminderTargetName,
    about: `reminders of payment links via ${mailer.about}`,
    async deliver(delivery, signal) {
      const { id, link, event } = delivery;
      if (!isReminder(event)) return;
      const site = await facts();
      const [{ zone }, url] = [await rules(), await siteUrl()];
      const send = async (wanted: PaymentDelivery['link']) => {
        const message = reminderMessage({ ...delivery, link: wanted }, { site, siteUrl: url, zone });
        const answers = wanted.lead_id && { name: site.name, address: replyTo(wanted.lead_id) };
        await mailer.send({ ...message, ...(answers && { replyTo: answers }) }, signal);
      };
      const begun: { sending?: Promise<void> } = {};
      // Begins under the lock, so none begins after a payment. A transaction can run again, and a mail must not.
      await storage.commit(async (trx) => {
        const wanted = await wantedReminder(trx, { linkId: link.id, event }, clock());
        if (wanted) begun.sending ??= send(wanted);
        begun.sending?.catch(() => {});
      });
      if (!begun.sending) return;
      await begun.sending;
      await storage.commit((trx) => noteReminder(trx, { linkId: link.id, reminderId: id }, clock()));
    },
  };
}

/** Whether the event is one for the client, not a notice for staff. */
const isReminder = (event: PaymentDelivery['event']): event is ReminderEvent => event.startsWith('reminder-');

export function reminderMessage(
  { id, queuedAt, link }: Pick<PaymentDelivery, 'id' | 'queuedAt' | 'link'>,
  { site, siteUrl, zone }: { site: SiteFacts; siteUrl: string; zone: string },
): Message {
  const name = firstName(link.client_name ?? '');
  const url = siteUrl.replace(/\/+$/, '') + payPath(link.id);
  const until = Temporal.Instant.from(link.expires_at).toZonedDateTimeISO(zone).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const paragraphs = [
    name ? `Hello ${name},` : 'Hello,',
    `Your payment link for ${link.project_name} (${formatDollars(link.amount_cents)}) is still open:`,
    url,
    `You can pay until ${until}. If you have a question or have changed your mind, just reply to this email, and we won’t remind you again.`,
    [site.name, site.phone, site.url].filter(Boolean).join('\n'),
  ];
  return {
    id,
    date: queuedAt,
    to: [{ name: link.client_name ?? '', address: link.client_email ?? '' }],
    ...(site.email !== '' && { replyTo: { name: site.name, address: site.email } }),
    subject: `Your payment link for ${link.project_name}`,
    text: paragraphs.join('\n\n'),
    html: paragraphs
      .map((part) =>
        part === url
          ? `<p><a href="${htmlText(url)}">${htmlText(url)}</a></p>`
          : `<p>${htmlText(part).replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n'),
    // Source: RFC 3834.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
