import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { parseOneAddress } from '../config/mail-address.ts';
import { HttpError } from '../errors.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { isTrusted } from '../security/client-address.ts';
import { displayName } from './display-name.ts';
import { type ProxyRoles, proxyRole } from './proxy-role.ts';
import type { StaffMember } from './staff-member.ts';

export interface ProxySettings extends ProxyRoles {
  /** The header with the email address. */
  header: string;
  trustProxy: BlockList;
}

/**
 * The staff member that a trusted proxy names in its header; undefined without a name or from an untrusted peer.
 * @throws HttpError not_allowed if the person has no role
 */
export function staffFromProxy(
  c: Context<ServerEnv>,
  { header, trustProxy, ...roles }: ProxySettings,
): StaffMember | undefined {
  if (!isTrusted(c.env?.incoming?.socket.remoteAddress, trustProxy)) return undefined;
  const address = parseOneAddress(c.req.header(header) ?? '')?.address;
  if (address === undefined) return undefined;
  const email = address.toLowerCase();
  const words = roles.roleHeader === undefined ? undefined : c.req.header(roles.roleHeader);
  const role = proxyRole(email, words, roles);
  if (role === undefined) throw new HttpError('not_allowed');
  return { email, name: displayName(email), role };
}
