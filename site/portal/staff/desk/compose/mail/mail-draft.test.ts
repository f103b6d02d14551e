import { expect, it } from 'vitest';
import type { FilledMailTemplate } from '../../../../../../schema/api/desk-changes.ts';
import type { LeadEvent, MailDeliveryState } from '../../../../../../schema/api/desk-timeline.ts';
import { plainText } from '../templates/filled-text.ts';
import {
  changed,
  checkDraft,
  firstSubject,
  type MailDraft,
  mailWithTemplate,
  readDraft,
  type SubjectSource,
  withFailed,
} from './mail-draft.ts';

const makeId = () => 'second';
const draftOf = (text: string, more: Partial<MailDraft> = {}): MailDraft => ({
  id: 'first',
  text: plainText(text),
  ...more,
});

const mailOut = (subject: string, status: MailDeliveryState['status'] = 'sent') =>
  ({ kind: 'mail-out', subject, delivery: { status } }) as LeadEvent;
const mailIn = (subject: string, isAuto = false) => ({ kind: 'mail-in', subject, isAuto }) as LeadEvent;

const leadWith = (events: LeadEvent[], more: Partial<SubjectSource> = {}): SubjectSource => ({
  id: 'lead',
  service: 'Federal Resume',
  conversation: null,
  timeline: events.map((event) => ({ id: 'x', leadId: 'lead', at: '', by: null, event })),
  ...more,
});

const template = (id: string, text: string): FilledMailTemplate => ({
  id,
  name: id,
  subject: plainText(`About ${id}`),
  text: { text, filled: [{ start: 0, end: 2, isMissing: false }] },
});
const [hello, price] = [template('hello', 'Hi there'), template('price', 'It costs $150')];
const templates = [hello, price];

it('starts empty, and continues what was stored', () => {
  expect(readDraft(null, makeId)).toEqual({ id: 'second', text: plainText('') });
  expect(readDraft({ id: 'first', text: 'x' }, makeId).id).toBe('second');
  const draft = draftOf('Hi', { subject: plainText('Re: x'), templateId: 'hello', isTried: true });
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('keeps its id until it changes after a try', () => {
  expect(changed(draftOf('Hi'), { text: plainText('Hi!') }, makeId).id).toBe('first');
  const tried = changed(draftOf('Hi', { isTried: true }), { text: plainText('Hi!') }, makeId);
  expect(tried).toEqual(draftOf('Hi!', { id: 'second' }));
});

it.each<[string, SubjectSource, string]>([
  ['the last mail', leadWith([mailOut('One'), mailIn('RE: re: Two')]), 'Re: Two'],
  [
    'no mail that failed or came from a machine',
    leadWith([mailOut('One'), mailOut('Two', 'failed'), mailIn('Three', true)]),
    'Re: One',
  ],
  ['the service', leadWith([]), 'Federal Resume'],
  ['a chat', leadWith([], { service: '', conversation: {} as SubjectSource['conversation'] }), 'Our chat'],
  ['a message', leadWith([], { service: '' }), 'Your message'],
])('has the subject of %s', (_, lead, subject) => {
  expect(firstSubject(lead)).toBe(subject);
});

it('puts a template in place of nothing or another template, and next to what was written', () => {
  const lead = leadWith([]);
  const first = mailWithTemplate(draftOf(' '), { lead, template: hello, templates, caret: 0 });
  expect(first).toMatchObject({
    text: { text: 'Hi there' },
    subject: { text: 'About hello' },
    templateId: 'hello',
  });
  const second = mailWithTemplate(first, { lead, template: price, templates, caret: 4 });
  expect(second).toMatchObject({
    text: { text: 'It costs $150' },
    subject: { text: 'About price' },
    templateId: 'price',
  });
  const own = mailWithTemplate(draftOf('Dear Priya'), { lead, template: hello, templates, caret: 10 });
  expect(own.text).toEqual({
    text: 'Dear Priya\n\nHi there',
    filled: [{ start: 12, end: 14, isMissing: false }],
  });
  expect(own.subject).toBeUndefined();
  expect(own.templateId).toBeUndefined();
});

it('keeps the subject of a correspondence, and one that was written', () => {
  const reply = { lead: leadWith([mailIn('Two')]), template: hello, templates, caret: 0 };
  expect(mailWithTemplate(draftOf(''), reply).subject).toBeUndefined();
  const own = draftOf('', { subject: plainText('My own') });
  expect(mailWithTemplate(own, { ...reply, lead: leadWith([]) }).subject?.text).toBe('My own');
});

it('takes back an email that failed, below what was written since', () => {
  const failed = { subject: 'Re: The posting', text: 'I can call at 11:30.' };
  expect(withFailed(draftOf(''), failed)).toEqual(
    draftOf(failed.text, { subject: plainText(failed.subject) }),
  );
  expect(withFailed(draftOf('New'), failed).text.text).toBe('New\n\nI can call at 11:30.');
});

it('says what has to be written before it can be sent', () => {
  const lead = leadWith([]);
  const missing = { text: 'It is [price]', filled: [{ start: 6, end: 13, isMissing: true }] };
  expect(checkDraft(draftOf(' \n'), lead)).toEqual({ problem: 'Write a message.', field: 'text' });
  expect(checkDraft(draftOf('Hi', { subject: plainText(' ') }), lead)).toEqual({
    problem: 'Write a subject.',
    field: 'subject',
  });
  expect(checkDraft(draftOf('', { text: missing }), lead)).toEqual({
    problem: 'Write the price where it says [price], or remove it.',
    field: 'text',
  });
  expect(checkDraft(draftOf(' Hi\n', { templateId: 'hello' }), lead)).toEqual({
    body: { id: 'first', subject: 'Federal Resume', text: 'Hi', templateId: 'hello' },
  });
});
