import type { Config } from '../../config/config.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { SubmittedColumns } from '../submission/submission.ts';

/** The limits that a new lead counts toward, strictest first. */
export function limitsFor(
  { client_address, form }: Pick<SubmittedColumns, 'client_address' | 'form'>,
  { perAddress, perForm, windowMs }: Config['leads']['limits'],
): RateLimit[] {
  if (client_address === null) return [];
  const network = networkOf(client_address);
  return [
    { key: `leads of ${network} by form ${form ?? ''}`, limit: perForm, windowMs },
    { key: `leads of ${network}`, limit: perAddress, windowMs },
  ];
}
