import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';

/** What a check of the server found, by its code. */
const checks: Readonly<Record<string, string>> = {
  honeypot: 'A field that people cannot see was filled in.',
  too_fast: 'The form was sent faster than a person can fill it in.',
  turnstile: 'The check for bots failed.',
  mail_server: 'The mail server marked it as spam.',
};

/** Why a lead is spam, in plain words; empty if a person gave no reason. */
export function spamReason({
  id,
  spamReason: code,
  timeline,
}: Pick<LeadDetails, 'id' | 'spamReason' | 'timeline'>): string {
  if (code !== 'marked') return code === null ? '' : (checks[code] ?? code);
  const last = timeline.findLast(({ leadId, event }) => leadId === id && event.kind === 'spam')?.event;
  return (last?.kind === 'spam' && last.reason) || '';
}
