import { type Fields, textOf } from '../../http/fields.ts';
import type { Turnstile } from './turnstile.ts';

/** Why a submission is treated as spam: it is stored but not delivered. */
export type SpamReason = 'honeypot' | 'too_fast' | 'turnstile';

/** The reason of a lead that a person marked as spam. */
export const markedByPerson = 'marked';

export interface SpamChecks {
  /** Faster submissions, in ms, are treated as bots; 0 disables the check. */
  minFillMs: number;
  /** Undefined skips the verification. */
  turnstile: Turnstile | undefined;
}

/** Checks the honeypot field, the time it took to fill in the form, and whether a person sent it. */
export async function findSpam(
  { minFillMs, turnstile }: SpamChecks,
  fields: Fields,
  clientAddress: string | null,
): Promise<SpamReason | null> {
  if (textOf(fields, 'website') !== null) return 'honeypot';
  // Forms without JavaScript report no time.
  const elapsedMs = textOf(fields, 'elapsedMs');
  if (elapsedMs !== null && Number(elapsedMs) < minFillMs) return 'too_fast';
  if (!turnstile) return null;
  return (await turnstile.isPerson(textOf(fields, 'turnstileToken'), clientAddress)) ? null : 'turnstile';
}
