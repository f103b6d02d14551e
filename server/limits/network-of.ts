import { isIP } from 'node:net';

/**
 * The network that an address belongs to. An IPv6 subscriber has at least 2^64 addresses, so only the leading
 * bits identify one.
 * @param bits 64 is the smallest network that a subscriber has, 48 usually the largest. Source: RFC 6177.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${all
    .slice(0, bits / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/${bits}`;
}
