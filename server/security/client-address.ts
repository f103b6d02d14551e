import { BlockList, isIP } from 'node:net';

/**
 * The visitor's address: the nearest one that no trusted proxy has. X-Forwarded-For is read from the right, because
 * each proxy appends the address it saw; what stands left of the first stranger could have been made up.
 * @param peer the address at the other end of the connection
 * @param forwardedFor the header X-Forwarded-For, or undefined
 * @returns an IP address without port, or null when the connection has none
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

/** Whether the address is one of those, as of the proxies that TRUST_PROXY names. */
export function isTrusted(address: string | undefined, trusted: BlockList): boolean {
  const normal = normalAddress(address);
  return normal !== null && trusted.check(normal, isIP(normal) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Whether somebody of our own network speaks for others without being named in TRUST_PROXY. Then nobody's address is
 * known, and to take the proxy's for everybody's would count all visitors as one.
 */
export function isUnnamedProxy(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): boolean {
  return forwardedFor !== undefined && !isTrusted(peer, trusted) && isTrusted(peer, ownNetworks);
}

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6');

/** Takes ports, brackets and zones off, and IPv4 out of IPv6; null when no address is left. */
function normalAddress(text: string | undefined): string | null {
  const bare = (text ?? '')
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare : null;
}
