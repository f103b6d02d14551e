import { callApi } from './api.ts';
import { brandOf, check, digitsOf, format } from './card-rules.ts';
import type {
  CreateMethod,
  FieldOptions,
  FieldStart,
  FieldState,
  FromField,
  Result,
  ToField,
} from './protocol.ts';

/** What other fields of the same origin can read. */
interface Field {
  digits: () => string;
  /** An incomplete value is an error from now on. */
  settle: () => FieldState;
}

declare global {
  interface Window {
    field?: Field;
  }
}

const start = JSON.parse(decodeURIComponent(location.hash.slice(1))) as FieldStart;
const { type, origin } = start;

const looks = {
  cardNumber: {
    name: 'cardnumber',
    label: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
  },
  cardExpiry: {
    name: 'exp-date',
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
  },
  cardCvc: { name: 'cvc', label: 'Credit or debit card CVC/CVV', placeholder: 'CVC', autocomplete: 'cc-csc' },
}[type];

const input = document.createElement('input');
const post = (message: FromField) => parent.postMessage(message, origin);

let options: FieldOptions = start.options;
let brand = 'unknown';
let isDone = false;
let reported = '';

function update(): FieldState {
  const state = check(type, input.value, isDone, new Date(), brand);
  input.setAttribute('aria-invalid', String(state.error !== undefined));
  paint(state);
  const text = JSON.stringify(state);
  if (text !== reported) post({ event: 'change', state });
  reported = text;
  return state;
}

function paint(state: FieldState): void {
  const { base, ...variants } = options.style ?? {};
  const variant = state.error ? 'invalid' : state.empty ? 'empty' : state.complete ? 'complete' : undefined;
  const look = { ...base, ...(variant ? variants[variant] : {}) };
  for (const [name, value] of Object.entries(look))
    if (typeof value === 'string') Object.assign(input.style, { [name]: value });
  input.placeholder = options.placeholder ?? looks.placeholder;
  input.disabled = options.disabled ?? false;
}

/** Sends digits only, and only to Stripe. */
async function create({ call, key, version, billingDetails, metadata, peers }: CreateMethod): Promise<void> {
  const fields = [window, ...peers.map((name) => (parent as unknown as Record<string, Window>)[name])];
  const states = fields.map((frame) => frame?.field?.settle());
  const mistake = states.find((state) => state?.error)?.error;
  const [number = '', expiry = '', cvc = ''] = fields.map((frame) => frame?.field?.digits());
  const params = {
    type: 'card',
    card: { number, exp_month: Number(expiry.slice(0, 2)), exp_year: Number(expiry.slice(2)), cvc },
    billing_details: billingDetails,
    metadata,
    key,
    _stripe_version: version,
  };
  const result: Result<'paymentMethod'> = mistake
    ? { error: { ...mistake } }
    : await callApi('paymentMethod', 'POST', 'payment_methods', params);
  post({ event: 'created', call, result });
}

function obey(message: ToField): void {
  if (message.act === 'focus') input.focus();
  if (message.act === 'blur') input.blur();
  if (message.act === 'clear') {
    input.value = '';
    isDone = false;
    update();
  }
  if (message.act === 'options') {
    options = { ...options, ...message.options };
    update();
  }
  if (message.act === 'brand') {
    brand = message.brand;
    update();
  }
  if (message.act === 'create') void create(message);
}

Object.assign(input, {
  name: looks.name,
  autocomplete: looks.autocomplete,
  inputMode: 'numeric',
  type: 'text',
});
input.setAttribute('aria-label', looks.label);
Object.assign(input.style, {
  width: '100%',
  border: '0',
  padding: '0',
  background: 'none',
  outline: 'none',
  font: '16px sans-serif',
});

input.addEventListener('input', () => {
  isDone = false;
  input.value = format(type, input.value, type === 'cardNumber' ? brandOf(input.value) : brand);
  update();
});
input.addEventListener('focus', () => post({ event: 'focus' }));
input.addEventListener('blur', () => {
  isDone = input.value !== '';
  update();
  post({ event: 'blur' });
});
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') post({ event: 'escape' });
  if (key === 'Enter') post({ event: 'enter' });
});
addEventListener('message', (event) => {
  if (event.source === parent && event.origin === origin) obey(event.data);
});

window.field = {
  digits: () => digitsOf(input.value),
  settle() {
    isDone = true;
    return update();
  },
};
document.body.style.margin = '0';
document.body.append(input);
reported = JSON.stringify(check(type, '', false, new Date()));
paint(JSON.parse(reported));
post({ event: 'ready' });
