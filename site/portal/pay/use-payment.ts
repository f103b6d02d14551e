import { type RefObject, useRef, useState } from 'react';
import type {
  CreatePaymentAnswer,
  CreatePaymentBody,
  FinishPaymentBody,
  PaymentLink,
} from '../../../schema/api/payments.ts';
import { call } from '../../http/call.ts';
import { centsOf } from '../money.ts';
import type { BillingDetails, CardHandle } from './card/card-fields.ts';
import { customerInfo, type Details } from './details.ts';
import { type Outcome, runPayment, type Waiting } from './run-payment.ts';

/** Generous, because the provider can be slow and a late answer is better than polling. */
const createTimeoutMs = 60_000;

export interface Payment {
  id: string;
  link: PaymentLink;
  card: RefObject<CardHandle | null>;
  onOutcome: (outcome: Outcome | { kind: 'card-refused'; message: string }) => void;
  /** An unexpected error. */
  onError: (error: unknown) => void;
}

/** Runs one payment at a time, however often `pay` is called. */
export function usePayment({ id, link, card, onOutcome, onError }: Payment) {
  const [isPaying, setPaying] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>();
  const isRunning = useRef(false);

  async function pay(details: Details): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPaying(true);
    try {
      const method = await card.current?.createPaymentMethod(billingOf(details));
      if (!method || 'error' in method) onOutcome({ kind: 'card-refused', message: method?.error ?? '' });
      else onOutcome(await send(method.id, details));
    } catch (error) {
      onError(error);
    } finally {
      isRunning.current = false;
      setPaying(false);
      setWaiting(undefined);
    }
  }

  function send(paymentMethodId: string, details: Details): Promise<Outcome> {
    const body: CreatePaymentBody = {
      paymentMethodId,
      amount: centsOf(link.amount),
      packageName: link.projectName,
      customerInfo: customerInfo(details),
      uniqueId: id,
    };
    const finishBody: FinishPaymentBody = { uniqueId: id };
    return runPayment({
      create: () =>
        call<CreatePaymentAnswer>('/api/payments/create-payment', { body, timeoutMs: createTimeoutMs }),
      finish: () => call<CreatePaymentAnswer>('/api/payments/finish-payment', { body: finishBody }),
      challenge: async (clientSecret) => card.current?.challenge(clientSecret),
      onWaiting: setWaiting,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      now: () => performance.now(),
    });
  }

  return { pay, isPaying, waiting };
}

/** Has no country, because cards from every country are accepted. Source: product-rules.md, Calls. */
function billingOf(details: Details): BillingDetails {
  const { firstName, lastName, email, phone, address, city, state, zipCode } = customerInfo(details);
  return {
    name: `${firstName} ${lastName}`,
    email,
    phone,
    address: { line1: address, city, state, postal_code: zipCode },
  };
}
