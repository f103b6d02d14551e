import type { Context } from 'hono';
import createPaymentSchema from '../../../schema/api/create-payment.schema.json' with { type: 'json' };
import customerInfoSchema from '../../../schema/api/customer-info.schema.json' with { type: 'json' };
import type { CreatePaymentBody } from '../../../schema/api/payments.ts';
import { createBodyValidator } from '../../http/body-validator.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { readJson } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { payLink } from '../charge/pay.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { answerOutcome } from './answer-outcome.ts';

const validate = createBodyValidator(createPaymentSchema);
const validateInfo = createBodyValidator(customerInfoSchema);

/** `POST /api/payments/create-payment`: pays a link. Source: product-rules.md, Calls. */
export async function createPayment(c: Context<ServerEnv>, payments: PaymentParts): Promise<Response> {
  const body = readPayment(await readJson(c));
  return answerOutcome(c, payments, body.uniqueId, (linkId) =>
    payLink(payments, {
      linkId,
      paymentMethod: body.paymentMethodId,
      amount: body.amount,
      projectName: body.packageName,
      payer: body.customerInfo,
      clientAddress: c.get('clientAddress'),
    }),
  );
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
