import type { LeadLink } from '../../../../../schema/api/desk-lead.ts';
import type { TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { formatDollars } from '../../../../../schema/api/dollars.ts';
import { momentText } from '../time/moments.ts';

/** What is known of a payment link, each in a few words: `Opened 9:20 AM`, `Reminder Fri 2:00 PM`. */
export function linkFacts(link: LeadLink, timeline: TimelineEntry[], now: number): string[] {
  const moment = (at: string) => momentText(Date.parse(at), now);
  const opened = timeline.find(
    ({ event }) => event.kind === 'link' && event.linkId === link.id && event.step === 'opened',
  );
  return [
    opened && `Opened ${moment(opened.at)}`,
    stateText(link, opened !== undefined, moment),
    link.nextReminderAt && `Reminder ${moment(link.nextReminderAt)}`,
  ].filter((text) => typeof text === 'string');
}

function stateText(link: LeadLink, wasOpened: boolean, moment: (at: string) => string): string | undefined {
  const { state, paidAt, isLate, cents, refundedCents, expiresAt } = link;
  const paid = ['Paid', isLate && 'late,', paidAt && moment(paidAt)].filter(Boolean).join(' ');
  switch (state) {
    case 'open':
    case 'viewed':
      return wasOpened ? undefined : 'Not opened yet';
    case 'processing':
      return 'Being paid';
    case 'paid':
      return refundedCents > 0 ? `${paid}, ${formatDollars(refundedCents)} refunded` : paid;
    case 'refunded':
      return `${paid}, ${refundedCents < cents ? formatDollars(refundedCents) : 'fully'} refunded`;
    case 'disputed':
      return `${paid}, disputed`;
    case 'expired':
      return `Expired ${moment(expiresAt)}`;
    case 'revoked':
      return 'Revoked';
  }
}

/** Whether a client can still pay. */
export const isPayable = ({ state }: Pick<LeadLink, 'state'>): boolean =>
  state === 'open' || state === 'viewed';

/** What a lead has paid, in words; undefined if no link is paid. */
export function paidText(links: LeadLink[]): string | undefined {
  const paid = links.filter(({ state }) => state === 'paid');
  if (paid.length === 0) return undefined;
  const cents = paid.reduce((sum, link) => sum + link.cents, 0);
  const refunded = paid.reduce((sum, link) => sum + link.refundedCents, 0);
  return refunded > 0
    ? `Paid: ${formatDollars(cents)}, of which ${formatDollars(refunded)} was refunded.`
    : `Paid in full: ${formatDollars(cents)}.`;
}

/** Whether the client will be reminded of one of the links. */
export const hasReminders = (links: Pick<LeadLink, 'nextReminderAt'>[]): boolean =>
  links.some(({ nextReminderAt }) => nextReminderAt !== null);
