import { formatDollars } from '../../../schema/api/dollars.ts';
import type { Address, Mailer, Message } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { PaymentNoticeEvent } from '../../storage/tables/delivery.ts';
import type { PaymentDelivery, Target } from '../target.ts';

const titles: Record<PaymentNoticeEvent, string> = {
  paid: 'Payment received',
  refunded: 'Payment refunded',
  disputed: 'Payment disputed',
};

/** Whether the event is one for staff, not a reminder of the client. */
function isNotice(event: PaymentDelivery['event']): event is PaymentNoticeEvent {
  return Object.hasOwn(titles, event);
}

/** What the manager should do, if anything. */
const advice: Partial<Record<PaymentNoticeEvent, string>> = {
  disputed:
    'The client’s bank disputes the payment. Respond in the card processor’s dashboard before its deadline.',
};

/** Notifies the manager of a payment: who paid how much for what. Replies go to the client. */
export function paymentNoticeTarget(mailer: Mailer, to: readonly Address[]): Target<PaymentDelivery> {
  return {
    name: 'payment-notice',
    about: `email about payments to ${to.map(({ address }) => address).join(', ')} via ${mailer.about}`,
    async deliver({ event, ...delivery }, signal) {
      if (isNotice(event)) await mailer.send(paymentMessage({ ...delivery, event }, to), signal);
    },
  };
}

export function paymentMessage(
  { id, queuedAt, event, link }: PaymentDelivery & { event: PaymentNoticeEvent },
  to: readonly Address[],
): Message {
  const payer = link.payer === null ? undefined : JSON.parse(link.payer);
  const name = payer ? `${payer.firstName} ${payer.lastName}` : 'a client';
  const mark = link.is_test === 1 ? '[Test, no charge] ' : '';
  const title = `${mark}${titles[event]}: ${formatDollars(link.amount_cents)}, ${link.project_name}`;
  const lines = Object.entries<string>({
    Project: link.project_name,
    Amount: `${formatDollars(link.amount_cents)} USD`,
    ...(link.refunded_cents > 0 && { Refunded: `${formatDollars(link.refunded_cents)} USD` }),
    Client: name,
    ...(payer?.email && { Email: payer.email, Phone: payer.phone }),
    'Link created by': link.created_by,
    ...(link.paid_at && { Paid: link.paid_at }),
    'Card processor payment ID': link.intent_id ?? '',
  });
  return {
    id,
    date: queuedAt,
    to,
    ...(payer?.email && { replyTo: { name, address: payer.email } }),
    ...mailTexts(title, [advice[event] ?? '', lines, link.description]),
  };
}
