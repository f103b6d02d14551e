import type { ChangeLeadBody } from '../../../../../../schema/api/desk-changes.ts';

/** The ways to close a lead. */
export const outcomes = ['won', 'lost', 'spam'] as const;

export type Outcome = (typeof outcomes)[number];

export const outcomeNames: Record<Outcome, string> = { won: 'Won', lost: 'Lost', spam: 'Spam' };

/** Usual reasons. A lead is won without one. */
export const usualReasons: Record<Outcome, string[]> = {
  won: [],
  lost: ['No answer', 'Too expensive', 'Chose someone else', 'Not what we do', 'No longer needed'],
  spam: ['Advertising', 'Sent by a bot', 'Made-up details', 'A test'],
};

export function closeChange(outcome: Outcome, reason: string): Omit<ChangeLeadBody, 'revision'> {
  if (outcome === 'won') return { state: 'won' };
  return outcome === 'lost' ? { state: 'lost', reason } : { isSpam: true, reason };
}
