import type { Config } from '../../config/config.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { Submission } from '../submission/submission.ts';

/** The limits that a new lead counts toward, strictest first. */
export function limitsFor(
  { clientAddress, form }: Pick<Submission, 'clientAddress' | 'form'>,
  { perAddress, perForm, windowMs }: Config['leads']['limits'],
): RateLimit[] {
  if (clientAddress === null) return [];
  const network = networkOf(clientAddress);
  return [
    { key: `leads of ${network} by form ${form ?? ''}`, limit: perForm, windowMs },
    { key: `leads of ${network}`, limit: perAddress, windowMs },
  ];
}
