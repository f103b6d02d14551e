import { type Fields, textOf } from '../../http/fields.ts';

/** Why a submission is taken for a program's, and kept where nobody is told of it. */
export type SpamReason = 'honeypot' | 'too_fast' | 'turnstile';

/** A person has looked at the lead and said that it is spam. */
export const markedByPerson = 'marked';

/**
 * What the form itself gives away: a field that people do not see is filled in, or nobody types that fast.
 * A form without JavaScript does not tell its time.
 * @param minFillMs what a person needs at least, in ms; 0 lets everybody be fast
 */
export function spamReason(fields: Fields, minFillMs: number): SpamReason | null {
  if (textOf(fields, 'website') !== null) return 'honeypot';
  const elapsedMs = textOf(fields, 'elapsedMs');
  if (elapsedMs !== null && Number(elapsedMs) < minFillMs) return 'too_fast';
  return null;
}
