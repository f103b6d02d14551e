import type { Context } from 'hono';
import generateLinkSchema from '../../../schema/api/generate-link.schema.json' with { type: 'json' };
import type { GenerateLinkAnswer } from '../../../schema/api/payments.ts';
import { viewerOf } from '../../desk/viewer.ts';
import { HttpError } from '../../errors.ts';
import { createBodyValidator, invalidFields } from '../../http/body-validator.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { readJson } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { isoAfter } from '../../lib/clock.ts';
import { insertLeadLink } from '../links/insert-lead-link.ts';
import { insertLink } from '../links/links.ts';
import { parseDollars } from '../money.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { linkUrl } from './link-url.ts';

const validate = createBodyValidator(generateLinkSchema);
const dayMs = 24 * 60 * 60 * 1000;

/** `POST /api/payments/generate-link`, for staff. Source: product-rules.md, Calls. */
export async function generateLink(c: Context<ServerEnv>, payments: PaymentParts): Promise<Response> {
  const { storage, provider, settings, clock } = payments;
  const fields = sanitizeFields(await readJson(c));
  validate(fields);
  const { projectName = '', description = '', amount, leadId } = fields as Partial<Record<string, string>>;
  const amountCents = parseDollars(amount);
  if (typeof amountCents !== 'number')
    throw invalidFields(generateLinkSchema.properties, { amount: amountCents.problem });
  const now = clock();
  const draft = {
    project_name: projectName,
    description,
    amount_cents: amountCents,
    account: provider.account,
    is_test: Number(provider.isTest),
    created_by: c.get('staff').email,
    expires_at: isoAfter(now, settings.linkDays * dayMs),
  };
  const viewer = viewerOf(c.get('staff'));
  const id = await storage.commit((trx) =>
    leadId === undefined ? insertLink(trx, draft, now) : insertLeadLink(trx, { leadId, viewer, draft, now }),
  );
  if (id === undefined)
    throw new HttpError('not_found', { message: 'This lead does not exist, or it is not yours.' });
  return c.json<GenerateLinkAnswer>({ success: true, url: linkUrl(c, id) });
}
