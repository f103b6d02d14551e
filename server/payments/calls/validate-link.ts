import type { Context, Handler } from 'hono';
import type { ValidateLinkAnswer } from '../../../schema/api/payments.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { changeLink, findLink, holdLink, type LinkRow } from '../links.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { standingOf } from '../standing.ts';
import { refused } from './answer-outcome.ts';
import { askedFor, unknownLink } from './unknown-ids.ts';

/**
 * `GET /api/payments/validate-link/{id}`: what the client is asked to pay. Source: spec section 7, call 4. Links that are
 * unknown, expired or revoked are refused alike.
 */
export function validateLink(payments: PaymentParts): Handler<ServerEnv> {
  const { storage, provider, clock, logger } = payments;
  return async (c: Context<ServerEnv>) => {
    const id = await askedFor(c, payments, c.req.param('id') ?? '');
    const link = await readStorage(findLink(storage.db, id));
    const standing = link && standingOf(link, provider.account, clock());
    if (!link || standing === 'over') return unknownLink(c, payments, link !== undefined);
    if (standing === 'paid') throw refused({ code: 'already_paid' });
    if (link.state === 'open')
      await noteViewed(payments, link).catch((err) => logger.warn({ err }, 'a view was not written down'));
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
    const link = await holdLink(trx, id);
    if (link?.state === 'open')
      await changeLink(trx, link, { state: 'viewed', viewed_at: clock().toISOString() });
  });
}
