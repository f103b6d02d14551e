import { type Fields, textOf } from '../../http/fields.ts';

/** Why a submission is treated as spam: it is stored but not delivered. */
export type SpamReason = 'honeypot' | 'too_fast' | 'turnstile';

/** The reason of a lead that a person marked as spam. */
export const markedByPerson = 'marked';

/**
 * Checks the honeypot field and the time it took to fill in the form. Forms without JavaScript report no time.
 * @param minFillMs submissions faster than this are treated as bots; 0 disables the check
 */
export function spamReason(fields: Fields, minFillMs: number): SpamReason | null {
  if (textOf(fields, 'website') !== null) return 'honeypot';
  const elapsedMs = textOf(fields, 'elapsedMs');
  if (elapsedMs !== null && Number(elapsedMs) < minFillMs) return 'too_fast';
  return null;
}
