import type { DeskPerson, LeadState, LeadSummary } from '../../../../../schema/api/desk.ts';
import { dueText } from '../time/moments.ts';

/** The one thing at the right of a row. */
export interface RowStatus {
  kind: 'unsent' | 'late' | 'due' | 'calm';
  text: string;
}

export const stateNames: Record<LeadState, string> = {
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  earlier: 'Earlier',
};

export const firstName = ({ name, email }: DeskPerson): string =>
  name.trim().split(/\s+/)[0] || (email.split('@')[0] ?? email);

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export const isClosed = (lead: Pick<LeadSummary, 'state' | 'isSpam'>): boolean =>
  lead.isSpam || lead.state === 'won' || lead.state === 'lost';

/** In this order: not sent, late, due, and then the owner, if it is a colleague, or the state. */
export function rowStatus(
  lead: Pick<LeadSummary, 'hasFailedDelivery' | 'dueAt' | 'state' | 'isSpam' | 'owner'>,
  me: string,
  now: number,
): RowStatus {
  if (lead.hasFailedDelivery) return { kind: 'unsent', text: 'Not sent' };
  if (lead.isSpam) return { kind: 'calm', text: 'Spam' };
  if (isClosed(lead)) return { kind: 'calm', text: stateNames[lead.state] };
  if (lead.dueAt) {
    const { text, isLate } = dueText(Date.parse(lead.dueAt), now);
    return { kind: isLate ? 'late' : 'due', text };
  }
  if (lead.owner && lead.owner.email !== me) return { kind: 'calm', text: possessive(firstName(lead.owner)) };
  if (!lead.owner && lead.state === 'open') return { kind: 'calm', text: 'New' };
  return { kind: 'calm', text: stateNames[lead.state] };
}
