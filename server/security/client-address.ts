import { BlockList, isIP } from 'node:net';

/**
 * The visitor's address: the nearest one that is not a trusted proxy. X-Forwarded-For is read from the right, because
 * each proxy appends the address it saw; anything left of the first untrusted address could be forged.
 * @param peer the address at the other end of the connection
 * @param forwardedFor the header X-Forwarded-For, or undefined
 * @returns an IP address without port, or null if the connection has none
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string | null {
  let nearest = normalAddress(peer);
  if (nearest === null) return null;
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    if (!isTrusted(nearest, trusted)) return nearest;
    const next = normalAddress(hop);
    if (next === null) return nearest;
    nearest = next;
  }
  return nearest;
}

/** Whether the list, such as the proxies of TRUST_PROXY, contains the address. */
export function isTrusted(address: string | undefined, trusted: BlockList): boolean {
  const normal = normalAddress(address);
  return normal !== null && trusted.check(normal, familyOf(normal));
}

/**
 * Whether a peer in a private network forwards requests without being listed in TRUST_PROXY. Visitors' addresses are
 * unknown then, and using the proxy's address would count all visitors as one.
 */
export function isUnnamedProxy(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): boolean {
  return forwardedFor !== undefined && !isTrusted(peer, trusted) && isTrusted(peer, privateNetworks);
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, familyOf(network));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Removes ports, brackets, and zones, and unwraps IPv4 from IPv6; null if the rest is not an address. */
function normalAddress(text: string | undefined): string | null {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare : null;
}
