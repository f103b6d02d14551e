import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isTrusted } from '../security/client-address.ts';

/** What a trusted proxy, and no other peer, can say about the request that it forwards. */
export interface Caller {
  requestId: string;
  /** Whether the visitor's own connection is encrypted. */
  isSecure: boolean;
}

/**
 * @param header reads a header of the request
 * @param peer the address at the other end of the connection
 * @param trustProxy proxies whose X-Forwarded-Proto and X-Request-Id are believed
 */
export function readCaller(
  header: (name: string) => string | undefined,
  peer: string | undefined,
  trustProxy: BlockList,
): Caller {
  const id = header('x-request-id');
  const protocol = header('x-forwarded-proto');
  const isBelieved = (id ?? protocol) !== undefined && isTrusted(peer, trustProxy);
  return {
    requestId: (isBelieved && validId(id)) || randomUUID(),
    isSecure: isBelieved && lastOf(protocol) === 'https',
  };
}

function validId(id: string | undefined): string | undefined {
  return id && /^[\w-]{1,100}$/.test(id) ? id : undefined;
}

function lastOf(list: string | undefined): string | undefined {
  return list?.split(',').at(-1)?.trim().toLowerCase();
}
