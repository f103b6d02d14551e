import type { Context, Hono } from 'hono';
import { linkStates, type StaffLinkAnswer, type StaffLinksAnswer } from '../../../schema/api/payments.ts';
import { HttpError } from '../../errors.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { onlyMethods } from '../../http/only-methods.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { isLinkId } from '../links/link-id.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { refundLink, resendReceipt, revokeLink, type StaffLinkResult } from '../staff/staff-link-service.ts';
import { isCursor, listLinks, toStaffLink } from '../staff/staff-links.ts';
import type { PaymentCallParts } from './call-parts.ts';
import { linkUrl } from './link-url.ts';

/** Registers the calls to list, revoke, refund, and resend the receipt of links. The caller checks for staff. */
export function staffLinkCalls(app: Hono<ServerEnv>, { payments, publicUrl }: PaymentCallParts): void {
  app.get('/api/staff/payment-links', async (c) => {
    const { storage, clock } = configured(payments);
    const {
      search = '',
      state,
      before,
    } = sanitizeFields(c.req.query()) as Record<string, string | undefined>;
    const filter = {
      search: search.slice(0, 200),
      state: linkStates.find((known) => known === state),
      before: before && isCursor(before) ? before : undefined,
    };
    const { links, next } = await readStorage(listLinks(storage.db, filter, clock()));
    const answer: StaffLinksAnswer = {
      success: true,
      links: links.map((link) => toStaffLink(link, linkUrl(c, publicUrl, link.id), clock())),
      next,
    };
    return c.json(answer);
  });

  type Action = (parts: PaymentParts, id: string, staff: string) => Promise<StaffLinkResult>;
  const actions: Record<string, Action> = { revoke: revokeLink, refund: refundLink, receipt: resendReceipt };
  for (const [name, act] of Object.entries(actions))
    onlyMethods(app, `/api/staff/payment-links/:id/${name}`, {
      POST: async (c: Context<ServerEnv>) => {
        const parts = configured(payments);
        const id = c.req.param('id') ?? '';
        if (!isLinkId(id)) throw new HttpError('not_found');
        const outcome = await act(parts, id, c.get('staff').email);
        if ('code' in outcome) throw new HttpError(outcome.code);
        const url = linkUrl(c, publicUrl, outcome.link.id);
        const answer: StaffLinkAnswer = {
          success: true,
          link: toStaffLink(outcome.link, url, parts.clock()),
        };
        return c.json(answer);
      },
    });
}

function configured(payments: PaymentParts | undefined): PaymentParts {
  if (!payments) throw new HttpError('payments_not_configured');
  return payments;
}
