import type { Context, Handler } from 'hono';
import type { ValidateLinkAnswer } from '../../../schema/api/payments.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { linkStatus } from '../links/link-status.ts';
import { changeLink, findLink, type LinkRow, lockLink } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { refused } from './answer-outcome.ts';
import { requireLinkId, unknownLink } from './unknown-ids.ts';

/**
 * `GET /api/payments/validate-link/{id}`: the details of the payment. Source: product-rules.md, Calls. Unknown,
 * expired, and revoked links get the same error.
 */
export function validateLink(payments: PaymentParts): Handler<ServerEnv> {
  const { storage, provider, clock, logger } = payments;
  return async (c: Context<ServerEnv>) => {
    const id = await requireLinkId(c, payments, c.req.param('id') ?? '');
    const link = await readStorage(findLink(storage.db, id));
    const status = link && linkStatus(link, provider.account, clock());
    if (!link || status === 'closed') return unknownLink(c, payments, link !== undefined);
    if (status === 'paid') throw refused({ code: 'already_paid' });
    if (link.state === 'open')
      await noteViewed(payments, link).catch((err) =>
        logger.warn({ err }, 'view of a payment link not stored'),
      );
    const { project_name: projectName, description, amount_cents } = link;
    const answer: ValidateLinkAnswer = {
      success: true,
      paymentLink: { projectName, description, amount: amount_cents / 100 },
    };
    return c.json(answer);
  };
}

async function noteViewed({ storage, clock }: PaymentParts, { id }: LinkRow): Promise<void> {
  await storage.commit(async (trx) => {
    const link = await lockLink(trx, id);
    if (link?.state === 'open')
      await changeLink(trx, link, {
        state: transition(link.state, 'view'),
        viewed_at: clock().toISOString(),
      });
  });
}
