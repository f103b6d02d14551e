import type { Context, Hono } from 'hono';
import { HttpError } from '../../errors.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { requirePermission } from '../../staff/permissions.ts';
import { getMailHtml } from '../mail/html/mail-html-call.ts';
import { getTemplates } from '../mail/templates/templates-call.ts';
import { createFilterValues } from '../query/filter-values.ts';
import { changeCalls } from './change-calls.ts';
import type { DeskCallParts } from './desk-call-parts.ts';
import { deskFeed } from './feed-call.ts';
import { describeDesk, getLead, getLeads, getNumbers, postPresence } from './read-calls.ts';

/** Registers the calls of the desk. The caller checks for staff. */
export function deskCalls(app: Hono<ServerEnv>, parts: DeskCallParts): void {
  const filterValues = createFilterValues(parts.storage.db);
  app.use('/api/staff/desk/*', requirePermission('leads'));
  app.use('/api/staff/leads/*', requirePermission('leads'));
  get(app, '/api/staff/desk', (c) => describeDesk(c, parts, filterValues));
  app.use('/api/staff/desk/numbers', requirePermission('allLeads'));
  get(app, '/api/staff/desk/numbers', (c) => getNumbers(c, parts));
  get(app, '/api/staff/desk/feed', (c) => deskFeed(c, parts));
  onlyMethods(app, '/api/staff/desk/presence', { POST: (c) => postPresence(c, parts) });
  get(app, '/api/staff/leads', (c) => getLeads(c, parts));
  get(app, '/api/staff/leads/:id', (c) => getLead(c, parts));
  get(app, '/api/staff/leads/:id/mails/:mailId/html', (c) => getMailHtml(c, parts));
  get(app, '/api/staff/leads/:id/templates', (c) => getTemplates(c, parts));
  changeCalls(app, parts);
}

function get(
  app: Hono<ServerEnv>,
  path: string,
  handle: (c: Context<ServerEnv>) => Promise<Response> | Response,
): void {
  app.get(path, handle);
  app.all(path, (c) => {
    throw new HttpError('method_not_allowed', {
      message: `${c.req.method} is not allowed here; use GET.`,
      headers: { allow: 'GET, HEAD' },
    });
  });
}
