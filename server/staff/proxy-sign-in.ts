import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { parseOneAddress } from '../config/mail-address.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { isTrusted } from '../security/client-address.ts';
import { displayName } from './display-name.ts';
import type { StaffMember } from './staff-member.ts';

/** The staff member that a trusted proxy names in its header; undefined without a name or from an untrusted peer. */
export function staffFromProxy(
  c: Context<ServerEnv>,
  header: string,
  trustProxy: BlockList,
): StaffMember | undefined {
  if (!isTrusted(c.env?.incoming?.socket.remoteAddress, trustProxy)) return undefined;
  const address = parseOneAddress(c.req.header(header) ?? '')?.address;
  if (address === undefined) return undefined;
  const email = address.toLowerCase();
  return { email, name: displayName(email), role: 'admin' };
}
