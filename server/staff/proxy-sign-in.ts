import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { parseOneAddress } from '../config/mail-address.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { isTrusted } from '../security/client-address.ts';
import type { StaffMember } from './staff.ts';

/** Whom a proxy names that signs people in; undefined when it names nobody, or when it is not one that we trust. */
export function memberOfProxy(
  c: Context<ServerEnv>,
  header: string,
  trustProxy: BlockList,
): StaffMember | undefined {
  if (!isTrusted(c.env?.incoming?.socket.remoteAddress, trustProxy)) return undefined;
  const address = parseOneAddress(c.req.header(header) ?? '')?.address;
  return address === undefined ? undefined : { email: address.toLowerCase() };
}
