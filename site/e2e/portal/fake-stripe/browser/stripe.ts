import { createElements } from './elements.ts';
import { IntegrationError } from './integration-error.ts';
import {
  confirmCardPayment,
  createPaymentMethod,
  handleCardAction,
  handleNextAction,
  retrievePaymentIntent,
} from './payments.ts';

const releaseTrain = 'endive';
const apiVersion = '2026-10-28.endive';

/** Stripe.js functions that these pages do not use. */
const notHere = [
  'createToken',
  'confirmPayment',
  'confirmCardSetup',
  'createConfirmationToken',
  'createSource',
];

/** @param options only `apiVersion` is supported */
function Stripe(key: unknown, options: { apiVersion?: string } = {}): object {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.');
  if (!key.startsWith('pk_'))
    throw new IntegrationError(
      'You should not use your secret key with Stripe.js. Please pass a publishable key instead.',
    );
  const account = { key, version: options.apiVersion ?? apiVersion };
  const calls = {
    createPaymentMethod,
    retrievePaymentIntent,
    handleCardAction,
    handleNextAction,
    confirmCardPayment,
  };
  const bound = Object.entries(calls).map(([name, call]) => [
    name,
    (...args: unknown[]) => (call as (...all: unknown[]) => unknown)(account, ...args),
  ]);
  const missing = notHere.map((name) => [
    name,
    async () => {
      throw new IntegrationError(`The fake has no ${name}.`);
    },
  ]);
  return {
    ...Object.fromEntries([...missing, ...bound]),
    elements: createElements,
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

Object.assign(window, { Stripe: Object.assign(Stripe, { version: releaseTrain }) });
