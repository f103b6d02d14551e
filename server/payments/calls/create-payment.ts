import type { Handler } from 'hono';
import createPaymentSchema from '../../../schema/api/create-payment.schema.json' with { type: 'json' };
import customerInfoSchema from '../../../schema/api/customer-info.schema.json' with { type: 'json' };
import type { CreatePaymentBody } from '../../../schema/api/payments.ts';
import { createBodyValidator } from '../../http/body-validator.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { payLink } from '../charge/pay.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { answerOutcome } from './answer-outcome.ts';
import type { PaymentCallParts } from './call-parts.ts';
import { requireLinkId, unknownLink } from './unknown-ids.ts';
import { withTimeout } from './with-timeout.ts';

const validate = createBodyValidator(createPaymentSchema);
const validateInfo = createBodyValidator(customerInfoSchema);

/** `POST /api/payments/create-payment`: pays a link. Source: product-rules.md, Calls. */
export function createPayment({
  payments,
  bodyLimitBytes,
}: PaymentCallParts & { payments: PaymentParts }): Handler<ServerEnv> {
  return async (c) => {
    const body = readPayment(parseJsonObject(await readBody(c, 'application/json', bodyLimitBytes)));
    const outcome = await withTimeout(payments, async () =>
      payLink(payments, {
        linkId: await requireLinkId(c, payments, body.uniqueId),
        paymentMethod: body.paymentMethodId,
        amount: body.amount,
        projectName: body.packageName,
        payer: body.customerInfo,
        clientAddress: c.get('clientAddress'),
      }),
    );
    if (outcome.kind === 'refused' && outcome.code === 'invalid_link') return unknownLink(c, payments, false);
    return answerOutcome(c, outcome);
  };
}

/** @throws HttpError invalid_fields */
function readPayment(body: Record<string, unknown>): CreatePaymentBody {
  const { customerInfo: given, ...others } = body;
  const fields = sanitizeFields(others);
  validate(fields);
  const info = typeof given === 'object' && given !== null ? given : {};
  const customerInfo = { country: 'US', ...sanitizeFields(info as Record<string, unknown>) };
  validateInfo(customerInfo);
  return { ...fields, customerInfo: onlyKnown(customerInfo) } as unknown as CreatePaymentBody;
}

/** Drops unknown fields, which might contain a card number. */
function onlyKnown(info: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(customerInfoSchema.properties);
  return Object.fromEntries(names.map((name) => [name, info[name]]));
}
