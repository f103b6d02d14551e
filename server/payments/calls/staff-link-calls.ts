import type { Context, Hono } from 'hono';
import { linkStates, type StaffLinkAnswer, type StaffLinksAnswer } from '../../../schema/api/payments.ts';
import { HttpError } from '../../errors.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { can, requirePermission } from '../../staff/permissions.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { isLinkId } from '../links/link-id.ts';
import { findLink, type LinkRow } from '../links/links.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { refundLink, resendReceipt, revokeLink } from '../staff/staff-link-service.ts';
import { isCursor, listLinks, toStaffLink } from '../staff/staff-links.ts';
import { linkUrl } from './link-url.ts';

/** Registers the calls to list, revoke, refund, and resend the receipt of links. The caller checks for staff. */
export function staffLinkCalls(app: Hono<ServerEnv>, payments: PaymentParts): void {
  const { storage, clock } = payments;
  const shown = (c: Context<ServerEnv>, link: LinkRow) => toStaffLink(link, linkUrl(c, link.id), clock());

  app.get('/api/staff/payment-links', async (c) => {
    const {
      search = '',
      state,
      before,
    } = sanitizeFields(c.req.query()) as Record<string, string | undefined>;
    const filter = {
      search: search.slice(0, 200),
      state: linkStates.find((known) => known === state),
      before: before && isCursor(before) ? before : undefined,
      createdBy: can(c.get('staff'), 'allPayments') ? undefined : c.get('staff').email,
    };
    const { links, next } = await readStorage(listLinks(storage.db, filter, clock()));
    return c.json<StaffLinksAnswer>({ success: true, links: links.map((link) => shown(c, link)), next });
  });

  app.use('/api/staff/payment-links/:id/refund', requirePermission('refunds'));
  for (const [name, act] of Object.entries({
    revoke: revokeLink,
    refund: refundLink,
    receipt: resendReceipt,
  }))
    onlyMethods(app, `/api/staff/payment-links/:id/${name}`, {
      POST: async (c: Context<ServerEnv>) => {
        const { id } = await linkOf(c, storage);
        const outcome = await act(payments, id, c.get('staff').email);
        if ('code' in outcome) throw new HttpError(outcome.code);
        return c.json<StaffLinkAnswer>({ success: true, link: shown(c, outcome.link) });
      },
    });
}

/** The link that a call names. For staff who see only their own links, those of others do not exist. */
async function linkOf(c: Context<ServerEnv>, { db }: Pick<Storage, 'db'>): Promise<LinkRow> {
  const id = c.req.param('id') ?? '';
  const link = isLinkId(id) ? await readStorage(findLink(db, id)) : undefined;
  const staff = c.get('staff');
  if (!link || (link.created_by !== staff.email && !can(staff, 'allPayments')))
    throw new HttpError('not_found');
  return link;
}
