import type { DeskPerson, LeadState, LeadSummary } from '../../../../../schema/api/desk.ts';
import { firstName } from '../../../../../schema/api/first-name.ts';
import { dueText } from '../time/moments.ts';
import { isUnclaimed } from './groups.ts';
import { type PromiseLeft, promiseLeft } from './promise.ts';

/** The one thing at the right of a row. */
export type RowStatus =
  | { kind: 'unsent' | 'late' | 'due' | 'unread' | 'paid' | 'here' | 'calm'; text: string }
  | PromiseLeft;

export const stateNames: Record<LeadState, string> = {
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  earlier: 'Earlier',
};

export const givenName = ({ name, email }: DeskPerson): string =>
  firstName(name) || (email.split('@')[0] ?? email);

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const isClosed = (lead: Pick<LeadSummary, 'state' | 'isSpam'>): boolean =>
  lead.isSpam || lead.state === 'won' || lead.state === 'lost';

type Shown = Pick<
  LeadSummary,
  | 'hasFailedDelivery'
  | 'dueAt'
  | 'state'
  | 'isSpam'
  | 'owner'
  | 'isPaid'
  | 'chat'
  | 'receivedAt'
  | 'answerBy'
  | 'offer'
>;

/** In this order: not sent, late, the promise, what a visitor wrote, paid, due, and then the owner or the state. */
export function rowStatus(lead: Shown, me: string, now: number): RowStatus {
  if (lead.hasFailedDelivery) return { kind: 'unsent', text: 'Not sent' };
  if (lead.isSpam) return { kind: 'calm', text: 'Spam' };
  const paid = lead.isPaid && lead.state !== 'won';
  if (isClosed(lead)) return paid ? paidStatus : { kind: 'calm', text: stateNames[lead.state] };
  const due = lead.dueAt ? dueText(Date.parse(lead.dueAt), now) : undefined;
  if (due?.isLate) return { kind: 'late', text: due.text };
  const promise = isUnclaimed(lead) ? promiseLeft(lead, now) : undefined;
  if (promise) return promise;
  if (lead.chat?.unread) return { kind: 'unread', text: `${lead.chat.unread} new` };
  if (paid) return paidStatus;
  if (lead.chat?.isVisitorHere) return { kind: 'here', text: 'Here now' };
  if (due) return { kind: 'due', text: due.text };
  if (lead.owner && lead.owner.email !== me) return { kind: 'calm', text: possessive(givenName(lead.owner)) };
  if (!lead.owner && lead.state === 'open') return { kind: 'calm', text: 'New' };
  return { kind: 'calm', text: stateNames[lead.state] };
}

const paidStatus: RowStatus = { kind: 'paid', text: 'Paid' };
