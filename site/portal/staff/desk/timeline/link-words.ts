import type { LeadEvent } from '../../../../../schema/api/desk-timeline.ts';
import { formatDollars } from '../../../../../schema/api/dollars.ts';

/** What happened to a payment link: `Paid $219.00`. */
export function linkWords({ step, cents, isLate, wasRevoked }: Extract<LeadEvent, { kind: 'link' }>): string {
  const amount = formatDollars(cents);
  switch (step) {
    case 'created':
      return `Payment link for ${amount} created`;
    case 'opened':
      return 'Link opened';
    case 'tried':
      return 'Payment attempted; nothing was charged';
    case 'reminded':
      return 'Reminder sent';
    case 'paid':
      if (!isLate) return `Paid ${amount}`;
      return `Paid ${amount} after the link ${wasRevoked ? 'was revoked' : 'had expired'}`;
    case 'refunded':
      return `Refunded ${amount}`;
    case 'refund-returned':
      return `The bank returned the refund of ${amount}`;
    case 'disputed':
      return 'Payment disputed';
    case 'revoked':
      return 'Link revoked';
    case 'expired':
      return 'Link expired';
  }
}
