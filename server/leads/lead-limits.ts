import { isIP } from 'node:net';
import type { RateLimit } from './rate-limit.ts';
import type { Submission } from './submission.ts';

/** How many leads one address may send within the window; 0 means any number. */
export interface LeadLimits {
  perAddress: number;
  /** By one form alone. */
  perForm: number;
  windowMs: number;
}

/** The limits that a new lead counts towards, strictest first. */
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

/** An IPv6 subscriber has at least 2^64 addresses, so that only the first half says who it is. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
