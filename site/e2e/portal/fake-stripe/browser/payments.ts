import { callApi } from './api.ts';
import { askBank } from './challenge.ts';
import { inners } from './element.ts';
import { groupOf } from './elements.ts';
import { IntegrationError } from './integration-error.ts';
import type { Result } from './protocol.ts';

/** Faults that the test injects; see `StripeJsOptions`. */
declare const faults: {
  createPaymentMethod?: 'rejects' | 'errors without a message';
  closing?: 'leaves open';
};

interface Account {
  key: string;
  version: string;
}

type IntentResult = Result<'paymentIntent'>;

interface MethodData {
  type?: string;
  card?: object;
  billing_details?: unknown;
  metadata?: unknown;
}

export async function createPaymentMethod(
  { key, version }: Account,
  data: MethodData,
): Promise<Result<'paymentMethod'>> {
  if (faults.createPaymentMethod === 'rejects') throw new Error('Something went wrong in Stripe.js.');
  if (faults.createPaymentMethod === 'errors without a message') return { error: { type: 'api_error' } };
  if (data?.type !== 'card') throw new IntegrationError(`The fake makes cards only, not ${data?.type}.`);
  const number = data.card && inners.get(data.card);
  const group = data.card && groupOf.get(data.card);
  if (!number?.frameName() || number.type !== 'cardNumber' || !group)
    throw new IntegrationError(
      'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
    );
  const { billing_details: billingDetails, metadata } = data;
  return group.createMethod(number, { key, version, billingDetails, metadata });
}

export function retrievePaymentIntent(account: Account, clientSecret: string): Promise<IntentResult> {
  return callApi('paymentIntent', 'GET', pathOf(clientSecret), paramsOf(account, clientSecret));
}

/** For intents that the server confirms. @throws IntegrationError unless a challenge is due */
export async function handleCardAction(account: Account, clientSecret: string): Promise<IntentResult> {
  const result = await retrievePaymentIntent(account, clientSecret);
  if (result.error) return result;
  if (result.paymentIntent.confirmation_method !== 'manual')
    throw new IntegrationError(
      'handleCardAction: The PaymentIntent supplied does not require manual server-side confirmation. Please use confirmCardPayment instead to complete the payment.',
    );
  return askClient(account, clientSecret, result.paymentIntent, 'handleCardAction');
}

export async function handleNextAction(
  account: Account,
  { clientSecret }: { clientSecret: string },
): Promise<IntentResult> {
  const result = await retrievePaymentIntent(account, clientSecret);
  return result.error ? result : askClient(account, clientSecret, result.paymentIntent, 'handleNextAction');
}

/** For intents that the client confirms. */
export async function confirmCardPayment(
  account: Account,
  clientSecret: string,
  { payment_method: method }: { payment_method?: string | MethodData } = {},
  { handleActions = true }: { handleActions?: boolean } = {},
): Promise<IntentResult> {
  const made =
    typeof method === 'object' ? await createPaymentMethod(account, { ...method, type: 'card' }) : undefined;
  if (made?.error) return { error: made.error };
  const id = made ? made.paymentMethod.id : method;
  const params = { ...paramsOf(account, clientSecret), payment_method: id, use_stripe_sdk: true };
  const confirmed = await callApi('paymentIntent', 'POST', `${pathOf(clientSecret)}/confirm`, params);
  if (confirmed.error || !handleActions || confirmed.paymentIntent.status !== 'requires_action')
    return confirmed;
  return askClient(account, clientSecret, confirmed.paymentIntent, 'confirmCardPayment');
}

async function askClient(
  account: Account,
  clientSecret: string,
  intent: Record<string, unknown>,
  caller: string,
): Promise<IntentResult> {
  const action = intent.next_action as { use_stripe_sdk?: { three_d_secure_2_source: string } } | null;
  const challenge = action?.use_stripe_sdk?.three_d_secure_2_source;
  if (intent.status !== 'requires_action' || !challenge)
    throw new IntegrationError(`${caller}: The PaymentIntent supplied is not in the requires_action state.`);
  const answer = await askBank(clientSecret, challenge);
  if (answer === 'closed' && faults.closing !== 'leaves open') {
    const params = { ...paramsOf(account, clientSecret), source: challenge };
    await callApi('paymentIntent', 'POST', `${pathOf(clientSecret)}/source_cancel`, params);
  }
  const result = await retrievePaymentIntent(account, clientSecret);
  if (result.error) return result;
  const { status, last_payment_error: last } = result.paymentIntent;
  if (answer === 'answered' && status !== 'requires_payment_method') return result;
  return { error: errorOf(last, result.paymentIntent) };
}

/** The decline, or the error of a failed authentication. */
function errorOf(last: unknown, intent: Record<string, unknown>): Record<string, unknown> {
  const error = last as Record<string, unknown> | null;
  if (error && error.code !== 'payment_intent_authentication_failure')
    return { ...error, payment_intent: intent };
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_intent: intent,
  };
}

const pathOf = (clientSecret: string): string =>
  `payment_intents/${String(clientSecret).replace(/_secret_.*$/, '')}`;

const paramsOf = ({ key, version }: Account, clientSecret: string) => ({
  client_secret: clientSecret,
  key,
  _stripe_version: version,
});
