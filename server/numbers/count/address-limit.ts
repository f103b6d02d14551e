import { networkOf } from '../../limits/network-of.ts';

/** Networks that are counted at once; beyond, all counts begin again. */
const maxNetworks = 50_000;

/**
 * Limits requests per network and minute in memory: a count in the database would cost more than the request.
 * @param limit of one network per minute; 0 disables it
 * @param nowMs milliseconds on any clock
 */
export function createAddressLimit(limit: number, nowMs: () => number) {
  let counts = new Map<string, number>();
  let minute = 0;

  /** Counts a request. @returns whether its network has used up its minute; never for an unknown address */
  return function isOverLimit(address: string | null): boolean {
    if (limit === 0 || address === null) return false;
    const current = Math.floor(nowMs() / 60_000);
    if (current !== minute || counts.size >= maxNetworks) counts = new Map();
    minute = current;
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > limit;
  };
}
