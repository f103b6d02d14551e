import type { Handler } from 'hono';
import generateLinkSchema from '../../../schema/api/generate-link.schema.json' with { type: 'json' };
import type { GenerateLinkAnswer } from '../../../schema/api/payments.ts';
import { createBodyValidator, invalidFields } from '../../http/body-validator.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { insertLink } from '../links/links.ts';
import { parseDollars } from '../money.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { PaymentCallParts } from './call-parts.ts';
import { linkUrl } from './link-url.ts';

const validate = createBodyValidator(generateLinkSchema);
const dayMs = 24 * 60 * 60 * 1000;

/** `POST /api/payments/generate-link`, for staff. Source: product-rules.md, Calls. */
export function generateLink({
  payments,
  bodyLimitBytes,
  publicUrl,
}: PaymentCallParts & { payments: PaymentParts }): Handler<ServerEnv> {
  const { storage, provider, settings, clock } = payments;
  return async (c) => {
    const body = parseJsonObject(await readBody(c, 'application/json', bodyLimitBytes));
    const fields = { ...sanitizeFields(body), description: tidyLines(body.description) };
    validate(fields);
    const { projectName, description, amount } = fields as Record<string, string>;
    const amountCents = parseDollars(amount);
    if (typeof amountCents !== 'number')
      throw invalidFields(generateLinkSchema.properties, { amount: amountCents.problem });
    const now = clock();
    const link = {
      projectName: projectName ?? '',
      description: description ?? '',
      amountCents,
      createdBy: c.get('staff').email,
      account: provider.account,
      isTest: provider.isTest,
      expiresAt: new Date(now.getTime() + settings.linkDays * dayMs),
    };
    const id = await storage.commit((trx) => insertLink(trx, link, now));
    const answer: GenerateLinkAnswer = { success: true, url: linkUrl(c, publicUrl, id) };
    return c.json(answer);
  };
}

/** Preserves the line breaks of the description. */
function tidyLines(value: unknown): unknown {
  return sanitizeFields({ message: value }).message;
}
