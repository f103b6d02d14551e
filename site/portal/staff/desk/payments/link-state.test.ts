import { expect, it } from 'vitest';
import type { LeadLink } from '../../../../../schema/api/desk-lead.ts';
import type { TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { hasReminders, isPayable, linkFacts, paidText } from './link-state.ts';

const now = new Date(2025, 2, 6, 9, 45).getTime();
const at = (day: number, hour: number, minute = 0) => new Date(2025, 2, day, hour, minute).toISOString();
const nora = { email: 'nora@larkfield.example', name: 'Nora Whitfield' };
const link: LeadLink = {
  id: 'k7Qm2xVb9T',
  path: '/payment/k7Qm2xVb9T',
  title: 'Professional Level Bundle',
  cents: 21_900,
  refundedCents: 0,
  state: 'open',
  createdAt: at(5, 9),
  createdBy: nora,
  expiresAt: at(12, 9),
  paidAt: null,
  isLate: false,
  nextReminderAt: null,
};
const opened = (linkId: string): TimelineEntry => ({
  id: '1',
  leadId: '1',
  at: at(6, 9, 20),
  by: null,
  event: { kind: 'link', step: 'opened', linkId, title: '', cents: 21_900 },
});

it.each([
  [{}, false, 'Not opened yet'],
  [{ nextReminderAt: at(7, 14) }, true, 'Opened 9:20 AM · Reminder Fri 2:00 PM'],
  [{ state: 'processing' }, true, 'Opened 9:20 AM · Being paid'],
  [{ state: 'paid', paidAt: at(6, 9, 42) }, true, 'Opened 9:20 AM · Paid 9:42 AM'],
  [{ state: 'paid', paidAt: at(6, 9, 42), isLate: true }, false, 'Paid late, 9:42 AM'],
  [{ state: 'paid', paidAt: at(6, 9, 42), refundedCents: 5000 }, false, 'Paid 9:42 AM, $50.00 refunded'],
  [
    { state: 'refunded', paidAt: at(5, 9, 42), refundedCents: 21_900 },
    false,
    'Paid Wed 9:42 AM, fully refunded',
  ],
  [{ state: 'disputed', paidAt: at(5, 9, 42) }, false, 'Paid Wed 9:42 AM, disputed'],
  [{ state: 'expired', expiresAt: at(5, 9) }, false, 'Expired Wed 9:00 AM'],
  [{ state: 'revoked' }, true, 'Opened 9:20 AM · Revoked'],
] as const)('says what became of a link: %o', (changes, wasOpened, text) => {
  const timeline = [opened('another'), ...(wasOpened ? [opened(link.id)] : [])];
  expect(linkFacts({ ...link, ...changes }, timeline, now).join(' · ')).toBe(text);
});

it('adds up what is paid', () => {
  const paid = { ...link, state: 'paid' as const };
  expect(paidText([link])).toBeUndefined();
  expect(paidText([paid, link])).toBe('Paid in full: $219.00.');
  expect(paidText([paid, paid])).toBe('Paid in full: $438.00.');
  expect(paidText([{ ...paid, refundedCents: 5000 }])).toBe('Paid: $219.00, of which $50.00 was refunded.');
});

it('can be paid while it is open', () => {
  expect((['open', 'viewed', 'processing', 'paid'] as const).filter((state) => isPayable({ state }))).toEqual(
    ['open', 'viewed'],
  );
});

it('knows whether another link is still open', () => {
  const paid = { ...link, state: 'paid' as const };
  expect(hasReminders([paid])).toBe(false);
  expect(hasReminders([paid, { ...link, nextReminderAt: at(7, 14) }])).toBe(true);
});
