import type { LeadEvent } from '../../../../../schema/api/desk-timeline.ts';
import { formatDollars } from '../../../../../schema/api/dollars.ts';

/** What happened to a payment link: `Paid $219.00`. */
export function linkWords({ step, cents, isLate }: Extract<LeadEvent, { kind: 'link' }>): string {
  const amount = formatDollars(cents);
  switch (step) {
    case 'created':
      return `Payment link ${amount} created`;
    case 'opened':
      return 'Link opened';
    case 'tried':
      return 'A payment was tried; nothing was charged';
    case 'reminded':
      return 'Reminder sent';
    case 'paid':
      return isLate ? `Paid ${amount} after the link had expired` : `Paid ${amount}`;
    case 'refunded':
      return `Refunded ${amount}`;
    case 'disputed':
      return 'Payment disputed';
    case 'revoked':
      return 'Link revoked';
    case 'expired':
      return 'Link expired';
  }
}
