import { networkOf } from '../../limits/network-of.ts';
import type { RateLimit } from '../../limits/rate-limit.ts';
import type { PaymentLimits } from '../payment-parts.ts';

/** Limits for an attempt to pay, counted before the provider is asked: card testers try many cards. */
export function attemptLimits(
  linkId: string,
  clientAddress: string | null,
  { perLink, perAddress, windowMs }: PaymentLimits,
): RateLimit[] {
  const limits = [{ key: `payments of link ${linkId}`, limit: perLink, windowMs }];
  if (clientAddress !== null)
    limits.push({ key: `payments of ${networkOf(clientAddress)}`, limit: perAddress, windowMs });
  return limits.filter(({ limit }) => limit > 0);
}

/** The page polls every few seconds, for some minutes, after each attempt. */
const pollsPerAttempt = 100;

/** Limit for polling a link's payment; undefined if disabled. */
export function pollLimit(linkId: string, { perLink, windowMs }: PaymentLimits): RateLimit | undefined {
  if (perLink === 0) return undefined;
  return { key: `questions about link ${linkId}`, limit: perLink * pollsPerAttempt, windowMs };
}

/** Limit for lookups of unknown ids; undefined if disabled. */
export function unknownIdLimit(
  clientAddress: string | null,
  { unknownIds: limit, windowMs }: PaymentLimits,
): RateLimit | undefined {
  if (clientAddress === null || limit === 0) return undefined;
  return { key: `unknown links of ${networkOf(clientAddress)}`, limit, windowMs };
}
