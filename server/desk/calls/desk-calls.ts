import type { Hono } from 'hono';
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
  onlyMethods(app, '/api/staff/desk', { GET: (c) => describeDesk(c, parts, filterValues) });
  app.use('/api/staff/desk/numbers', requirePermission('allLeads'));
  onlyMethods(app, '/api/staff/desk/numbers', { GET: (c) => getNumbers(c, parts) });
  onlyMethods(app, '/api/staff/desk/feed', { GET: (c) => deskFeed(c, parts) });
  onlyMethods(app, '/api/staff/desk/presence', { POST: (c) => postPresence(c, parts) });
  onlyMethods(app, '/api/staff/leads', { GET: (c) => getLeads(c, parts) });
  onlyMethods(app, '/api/staff/leads/:id', { GET: (c) => getLead(c, parts) });
  onlyMethods(app, '/api/staff/leads/:id/mails/:mailId/html', { GET: (c) => getMailHtml(c, parts) });
  onlyMethods(app, '/api/staff/leads/:id/templates', { GET: (c) => getTemplates(c, parts) });
  changeCalls(app, parts);
}
