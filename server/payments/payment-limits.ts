import { networkOf } from '../limits/network-of.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { PaymentLimits } from './payment-parts.ts';

/** What an attempt to pay counts towards, before the provider is asked: whoever tries out stolen cards tries many. */
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

/** The page asks every few seconds, for some minutes, after each attempt. */
const questionsPerAttempt = 100;

/** What a question about a link's payment counts towards; undefined when nobody counts. */
export function questionLimit(linkId: string, { perLink, windowMs }: PaymentLimits): RateLimit | undefined {
  if (perLink === 0) return undefined;
  return { key: `questions about link ${linkId}`, limit: perLink * questionsPerAttempt, windowMs };
}

/** What an id that leads nowhere counts towards; undefined when nobody counts. */
export function unknownIdLimit(
  clientAddress: string | null,
  { unknownIds: limit, windowMs }: PaymentLimits,
): RateLimit | undefined {
  if (clientAddress === null || limit === 0) return undefined;
  return { key: `unknown links of ${networkOf(clientAddress)}`, limit, windowMs };
}
