import type { Context } from 'hono';
import type { ValidateLinkAnswer } from '../../../schema/api/payments.ts';
import { HttpError } from '../../errors.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { readStorage } from '../../storage/read-storage.ts';
import { linkStatus } from '../links/link-status.ts';
import { changeLink, findLink, lockLink } from '../links/links.ts';
import { transition } from '../links/transition.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { requireLinkId, unknownLink } from './unknown-ids.ts';

/**
 * `GET /api/payments/validate-link/{id}`: the details of the payment. Source: product-rules.md, Calls. Unknown,
 * expired, and revoked links get the same error.
 */
export async function validateLink(c: Context<ServerEnv>, payments: PaymentParts): Promise<Response> {
  const { storage, provider, clock, logger } = payments;
  const id = await requireLinkId(c, payments, c.req.param('id') ?? '');
  const link = await readStorage(findLink(storage.db, id));
  if (!link) return unknownLink(c, payments);
  const status = linkStatus(link, provider.account, clock());
  // The owner of a closed link is not guessing, so this is not counted.
  if (status === 'closed') throw new HttpError('invalid_link');
  if (status === 'paid') throw new HttpError('already_paid');
  if (link.state === 'open')
    await noteViewed(payments, id).catch((err) => logger.warn({ err }, 'view of a payment link not stored'));
  const { project_name: projectName, description, amount_cents } = link;
  return c.json<ValidateLinkAnswer>({
    success: true,
    paymentLink: { projectName, description, amount: amount_cents / 100 },
  });
}

async function noteViewed({ storage, clock }: PaymentParts, id: string): Promise<void> {
  await storage.commit(async (trx) => {
    const link = await lockLink(trx, id);
    if (link?.state === 'open')
      await changeLink(
        trx,
        link,
        {
          state: transition(link.state, 'view'),
          viewed_at: clock().toISOString(),
        },
        clock(),
      );
  });
}
