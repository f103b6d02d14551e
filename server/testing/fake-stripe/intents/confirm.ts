import { assertUnused, cardOf, findMethod } from '../cards/payment-methods.ts';
import { authenticationRequired } from '../cards/test-cards.ts';
import { invalidRequest, unexpectedState } from '../http/api-error.ts';
import { attemptsOf, type Store } from '../store.ts';
import type { Intent, PaymentMethod } from '../stripe-objects.ts';
import { decline, processCard, type RedirectOptions, requestAuthentication } from './attempt.ts';
import { assertChangeable, cancelIntent } from './intents.ts';

export interface ConfirmRequest extends RedirectOptions {
  paymentMethod?: string;
  receiptEmail?: string | null;
  errorOnRequiresAction?: boolean;
}

/**
 * Attempts the payment. A confirmation during an open challenge starts over with the given payment method and
 * voids the challenge. Source: docs.stripe.com/api/payment_intents/confirm.
 * @throws ApiError 402 if the card is declined; the intent then waits for another payment method
 */
export function confirmIntent(store: Store, intent: Intent, request: ConfirmRequest): void {
  assertConfirmable(intent);
  const attempts = attemptsOf(store, intent);
  if (attempts.confirmations >= store.confirmationLimit) {
    cancelIntent(store, intent, 'automatic');
    return;
  }
  const method = chooseMethod(store, intent, request);
  assertReturnUrl(intent.automatic_payment_methods?.allow_redirects, request);
  attempts.confirmations += 1;
  if (attempts.authenticated !== method.id) attempts.authenticated = undefined;
  if (request.receiptEmail !== undefined) intent.receipt_email = request.receiptEmail;
  intent.payment_method = method.id;
  intent.next_action = null;
  const needsAuthentication = cardOf(store, method).needsAuthentication && !attempts.authenticated;
  if (needsAuthentication && request.errorOnRequiresAction)
    throw decline(store, intent, method, authenticationRequired);
  if (needsAuthentication) requestAuthentication(store, intent, method, request);
  else processCard(store, intent, method);
}

function assertConfirmable(intent: Intent): void {
  const { status } = intent;
  if (status === 'succeeded')
    throw unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  if (status === 'canceled' || status === 'processing')
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
    );
}

function chooseMethod(store: Store, intent: Intent, { paymentMethod }: ConfirmRequest): PaymentMethod {
  if (paymentMethod) {
    assertChangeable(intent, 'payment_method');
    return findMethod(store, paymentMethod);
  }
  const method = store.methods.get(intent.payment_method ?? '');
  if (!method)
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  assertUnused(store, method);
  return method;
}

/** Without a list of methods, the account's own can include ones that redirect the client and need a return URL. */
export function assertReturnUrl(
  allowRedirects: string | undefined,
  { returnUrl }: Pick<ConfirmRequest, 'returnUrl'>,
): void {
  if (returnUrl || allowRedirects !== 'always') return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}
