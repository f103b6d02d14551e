import type { Context } from 'hono';
import type { QueueRules } from '../../delivery/outbox/queue.ts';
import type { WebhookHosts } from '../../delivery/targets/webhook.ts';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PageList } from '../../page-list.ts';
import type { ReadSiteFacts } from '../../site-facts.ts';
import type { ProxyRoles } from '../../staff/proxy-role.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Desk } from '../desk.ts';
import type { DeskMail } from '../mail/desk-mail.ts';

export interface DeskCallParts {
  storage: Pick<Storage, 'db' | 'commit'>;
  desk: Pick<Desk, 'feed' | 'rules' | 'stopping'>;
  clock: Clock;
  /** The pages of the built site. */
  pages: () => Promise<PageList>;
  mail: DeskMail;
  facts: ReadSiteFacts;
  /** For leads that turn out not to be spam. */
  rules: QueueRules;
  webhookHosts: WebhookHosts;
  /** Undefined if staff sign in with accounts. */
  proxy: ProxyRoles | undefined;
}

/** @throws HttpError not_found for anything but the id of a lead */
export function leadIdOf(c: Context<ServerEnv>): string {
  const id = c.req.param('id') ?? '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw leadNotFound();
  return id;
}

export function leadNotFound(): HttpError {
  return new HttpError('not_found', { message: 'This lead does not exist, or it is not yours.' });
}
