import { networkOf } from '../../limits/network-of.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { Submission } from '../submission/submission.ts';

/** Leads accepted from one address per window; 0 disables a limit. */
export interface LeadLimits {
  perAddress: number;
  /** Through one form. */
  perForm: number;
  windowMs: number;
}

/** The limits that a new lead counts toward, strictest first. */
export function limitsFor(
  { clientAddress, form }: Pick<Submission, 'clientAddress' | 'form'>,
  { perAddress, perForm, windowMs }: LeadLimits,
): RateLimit[] {
  if (clientAddress === null) return [];
  const network = networkOf(clientAddress);
  return [
    { key: `leads of ${network} by form ${form ?? ''}`, limit: perForm, windowMs },
    { key: `leads of ${network}`, limit: perAddress, windowMs },
  ].filter(({ limit }) => limit > 0);
}
