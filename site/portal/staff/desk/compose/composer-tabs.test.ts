import { expect, it } from 'vitest';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { firstTab, replyTab, shownTab, tabsOf, templatesTab } from './composer-tabs.ts';

type Lead = Parameters<typeof firstTab>[0];

const form: Lead = { conversation: null, email: 'priya@mail.example', isSpam: false };
const chat = (more: Partial<NonNullable<LeadDetails['conversation']>> = {}, isEnded = false) =>
  ({ isVisitorHere: true, isBlocked: false, state: { isEnded }, ...more }) as Lead['conversation'];

it.each<[string, Lead, ReturnType<typeof replyTab>, ReturnType<typeof firstTab>]>([
  ['with an email address', form, 'email', 'email'],
  ['without one', { ...form, email: '' }, 'email', 'note'],
  ['that is spam', { ...form, isSpam: true }, 'email', 'note'],
  ['with a visitor in the chat', { ...form, conversation: chat() }, 'chat', 'chat'],
  ['whose visitor left', { ...form, conversation: chat({ isVisitorHere: false }) }, 'email', 'email'],
  ['whose chat was ended', { ...form, conversation: chat({}, true) }, 'email', 'email'],
  [
    'with a visitor who left no address',
    { ...form, email: '', conversation: chat({ isVisitorHere: false }) },
    'chat',
    'chat',
  ],
  ['that is blocked', { ...form, email: '', conversation: chat({ isBlocked: true }) }, 'email', 'note'],
])('answers a lead %s', (_, lead, reply, first) => {
  expect([replyTab(lead), firstTab(lead)]).toEqual([reply, first]);
});

it('shows the tab that was chosen, if the lead has it', () => {
  expect(tabsOf(form)).toEqual(['email', 'note']);
  expect(shownTab(form, 'note')).toBe('note');
  expect(shownTab(form, 'chat')).toBe('email');
});

it('inserts templates into what is being written, and otherwise into the usual reply', () => {
  const open = { ...form, conversation: chat() };
  expect((['chat', 'email', 'note', undefined] as const).map((tab) => templatesTab(open, tab))).toEqual([
    'chat',
    'email',
    'chat',
    'chat',
  ]);
  expect(templatesTab({ ...form, conversation: chat({ isBlocked: true }) }, 'chat')).toBe('email');
});
