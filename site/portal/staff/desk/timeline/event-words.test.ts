import { expect, it } from 'vitest';
import type { LeadEvent, LinkStep, MailDeliveryState } from '../../../../../schema/api/desk-timeline.ts';
import { eventWords } from './event-words.ts';

const me = 'nora@larkfield.example';
const nora = { email: me, name: 'Nora Whitfield' };
const dana = { email: 'dana@larkfield.example', name: 'Dana Reyes' };
const luis = { email: 'luis@larkfield.example', name: 'Luis Ortega' };
const at = new Date(2025, 2, 6, 9, 45).toISOString();
const dueAt = new Date(2025, 2, 7, 14).toISOString();

const link = (step: LinkStep, more: object = {}): LeadEvent => ({
  kind: 'link',
  step,
  linkId: 'k7Qm2xVb9T',
  title: 'Professional Level Bundle',
  cents: 21_900,
  ...more,
});

const transcript = (delivery: Pick<MailDeliveryState, 'status'> & Partial<MailDeliveryState>): LeadEvent => ({
  kind: 'transcript',
  to: 'dana@mail.example',
  delivery: { at: null, acceptedBy: null, reason: null, detail: null, nextAttemptAt: null, ...delivery },
});

const events: [LeadEvent, string][] = [
  [{ kind: 'received', form: null, page: '/', message: null, answers: [] }, 'wrote to us'],
  [{ kind: 'file', attachmentId: '1', name: 'resume.pdf', sizeBytes: 1 }, 'sent resume.pdf'],
  [{ kind: 'claimed' }, 'claimed it'],
  [{ kind: 'offered', to: nora, until: at }, 'offered it to you'],
  [{ kind: 'passed' }, 'passed it on'],
  [{ kind: 'escalated' }, 'notified the manager: no one claimed it in time'],
  [{ kind: 'assigned', to: null, from: dana }, 'released it'],
  [{ kind: 'assigned', to: null, from: luis }, 'took it from Luis'],
  [{ kind: 'assigned', to: dana, from: null }, 'took it'],
  [{ kind: 'assigned', to: dana, from: nora }, 'took it from you'],
  [{ kind: 'assigned', to: nora, from: null }, 'gave it to you'],
  [{ kind: 'state', from: 'open', to: 'waiting', reason: null }, 'marked it as waiting on them'],
  [{ kind: 'state', from: 'open', to: 'lost', reason: 'No answer' }, 'closed it as lost: No answer'],
  [
    { kind: 'state', from: 'lost', to: 'lost', reason: 'Too expensive' },
    'changed the reason to “Too expensive”',
  ],
  [{ kind: 'state', from: 'won', to: 'won', reason: null }, 'removed the reason'],
  [{ kind: 'state', from: 'won', to: 'open', reason: null }, 'reopened it'],
  [{ kind: 'state', from: 'waiting', to: 'open', reason: null }, 'marked it as open'],
  [{ kind: 'spam', isSpam: true, reason: 'Advertising' }, 'marked it as spam: Advertising'],
  [{ kind: 'spam', isSpam: false, reason: null }, 'took it out of spam'],
  [{ kind: 'due', dueAt }, 'set it to be due Fri 2:00 PM'],
  [{ kind: 'due', dueAt: null }, 'cleared the due time'],
  [{ kind: 'tags', added: ['federal'], removed: [] }, 'added the tag “federal”'],
  [{ kind: 'tags', added: ['a', 'b'], removed: ['c'] }, 'added the tags “a”, “b” and removed the tag “c”'],
  [{ kind: 'note', text: 'x' }, 'added a note'],
  [transcript({ status: 'sent' }), 'Transcript sent to dana@mail.example'],
  [
    transcript({ status: 'written' }),
    'Transcript for dana@mail.example written to a file: no mail server is set up',
  ],
  [transcript({ status: 'pending' }), 'Transcript is being sent to dana@mail.example'],
  [
    transcript({ status: 'pending', reason: 'The mail server asked to try again later.' }),
    'Transcript not sent to dana@mail.example yet. The mail server asked to try again later. We’ll keep trying.',
  ],
  [
    transcript({ status: 'failed', reason: 'There is no such address.' }),
    'Transcript not sent to dana@mail.example: There is no such address.',
  ],
  [{ kind: 'joined', with: { id: '2', name: 'Dana K.' } }, 'joined it with the lead of Dana K.'],
  [link('created'), 'Payment link for $219.00 created by Dana'],
  [link('revoked'), 'Link revoked by Dana'],
  [{ kind: 'split' }, 'marked it as a different person'],
];

it.each(events)('puts %o into words', (event, words) => {
  expect(eventWords({ id: '1', leadId: '1', at, by: dana, event }, me)).toBe(words);
});

it('starts the sentence when no person did it', () => {
  const words = (event: LeadEvent) => eventWords({ id: '1', leadId: '1', at, by: null, event }, me);
  expect(words({ kind: 'state', from: 'waiting', to: 'open', reason: null })).toBe('Marked it as open');
  expect(words({ kind: 'offered', to: dana, until: at })).toBe('Offered to Dana');
  const spam = (isSpam: boolean) => words({ kind: 'spam', isSpam, reason: null });
  expect(spam(true)).toBe('Marked as spam on the command line');
  expect(spam(false)).toBe('Taken out of spam on the command line');
});

it.each([
  [link('opened'), 'Link opened'],
  [link('tried'), 'Payment attempted; nothing was charged'],
  [link('reminded'), 'Reminder sent'],
  [link('paid'), 'Paid $219.00'],
  [link('paid', { isLate: true }), 'Paid $219.00 after the link had expired'],
  [link('paid', { isLate: true, wasRevoked: true }), 'Paid $219.00 after the link was revoked'],
  [link('refunded', { cents: 5000 }), 'Refunded $50.00'],
  [link('refund-returned', { cents: 5000 }), 'The bank returned the refund of $50.00'],
  [link('disputed'), 'Payment disputed'],
  [link('expired'), 'Link expired'],
])('says what happened to a payment link: %o', (event, words) => {
  expect(eventWords({ id: '1', leadId: '1', at, by: null, event }, me)).toBe(words);
});
