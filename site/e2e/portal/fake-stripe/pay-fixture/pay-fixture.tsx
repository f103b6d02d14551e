import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { loadStripe, type Stripe, type StripeElements } from '@stripe/stripe-js';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What tests can access in the page. */
export interface PayFixture {
  stripe: Stripe;
  elements: StripeElements;
  /** The fields' events in order. */
  events: { name: string; field: string; state?: unknown }[];
}

declare global {
  interface Window {
    payFixture: PayFixture;
  }
}

const events: PayFixture['events'] = [];

const fields = {
  'Card number': CardNumberElement,
  Expires: CardExpiryElement,
  'Security code': CardCvcElement,
};

function PayForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [result, setResult] = useState('');
  if (stripe && elements) window.payFixture = { stripe, elements, events };

  async function pay() {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return;
    const made = await stripe
      .createPaymentMethod({ type: 'card', card, billing_details: { name: 'Jordan Ellis' } })
      .catch((error: Error) => ({ rejected: error.message }));
    setResult(JSON.stringify(made));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      {Object.entries(fields).map(([label, Field]) => (
        <div key={label}>
          <label htmlFor={label}>{label}</label>
          <Field
            id={label}
            options={{ style: { base: { color: 'rgb(1, 2, 3)' }, invalid: { color: 'rgb(200, 0, 0)' } } }}
            onReady={() => events.push({ name: 'ready', field: label })}
            onFocus={() => events.push({ name: 'focus', field: label })}
            onBlur={() => events.push({ name: 'blur', field: label })}
            onEscape={() => events.push({ name: 'escape', field: label })}
            onChange={({ error, ...state }) => {
              events.push({ name: 'change', field: label, state: { ...state, error } });
              setProblems((known) => ({ ...known, [label]: error?.message ?? '' }));
            }}
          />
          <p role="alert">{problems[label]}</p>
        </div>
      ))}
      <button type="submit">Pay</button>
      <output>{result}</output>
    </form>
  );
}

const root = document.getElementById('root');
const key = new URLSearchParams(location.search).get('key') ?? '';
const loading = loadStripe(key);
loading.catch((error: Error) => {
  document.title = error.message;
});
if (root)
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={loading.catch(() => null)}>
        <PayForm />
      </Elements>
    </StrictMode>,
  );
