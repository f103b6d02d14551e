import { ApiError, missing } from '../http/api-error.ts';
import {
  email,
  hash,
  integer,
  metadata,
  oneOf,
  readParams,
  required,
  text,
  unsettable,
} from '../http/params.ts';
import type { Route } from '../http/route.ts';
import { type BillingDetails, createMethod, noBillingDetails } from './payment-methods.ts';

const optional = unsettable(text);

const createSpec = {
  type: oneOf('card'),
  card: hash({ number: text, exp_month: integer, exp_year: integer, cvc: text }),
  billing_details: hash({
    address: hash({
      city: optional,
      country: optional,
      line1: optional,
      line2: optional,
      postal_code: optional,
      state: optional,
    }),
    email: unsettable(email),
    name: optional,
    phone: optional,
  }),
  metadata,
};

/** Only Stripe.js, with the publishable key, can send card numbers. */
const rawCardNumbers = () =>
  new ApiError(402, {
    type: 'invalid_request_error',
    message:
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing. To enable testing raw card data APIs, see https://support.stripe.com/questions/enabling-access-to-raw-card-data-apis.',
  });

export const paymentMethodRoutes: readonly Route[] = [
  {
    name: 'POST /v1/payment_methods',
    isPublic: true,
    answer(store, { params, isPublishable }) {
      const read = readParams(params, createSpec);
      required(read.type, 'type');
      const card = required(read.card, 'card');
      if (!isPublishable) throw rawCardNumbers();
      const { address, ...person } = read.billing_details ?? {};
      const billing = {
        ...noBillingDetails,
        ...person,
        address: { ...noBillingDetails.address, ...address },
      } as BillingDetails;
      const details = {
        number: required(card.number, 'card[number]'),
        expMonth: required(card.exp_month, 'card[exp_month]'),
        expYear: required(card.exp_year, 'card[exp_year]'),
        cvc: card.cvc,
      };
      const method = createMethod(store, details, billing);
      method.metadata = read.metadata ?? {};
      return method;
    },
  },
  {
    name: 'GET /v1/payment_methods/:id',
    answer(store, { id, params }) {
      readParams(params, {});
      const method = store.methods.get(id);
      if (!method) throw missing('PaymentMethod', id, 'payment_method');
      return method;
    },
  },
];
