/** Messages between the script in the page and the frames that it mounts. */

export const scriptOrigin = 'https://js.stripe.com';
export const bankOrigin = 'https://hooks.stripe.com';
export const apiOrigin = 'https://api.stripe.com';

export type FieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface FieldState {
  empty: boolean;
  complete: boolean;
  /** Set for the number only. */
  brand?: string;
  error?: FieldError;
}

/** A field's style: plain CSS properties. Nested ones are not supported here. */
export type FieldStyle = Partial<Record<'base' | 'complete' | 'empty' | 'invalid', Record<string, unknown>>>;

export interface FieldOptions {
  classes?: Partial<Record<'base' | 'complete' | 'empty' | 'focus' | 'invalid', string>>;
  style?: FieldStyle;
  placeholder?: string;
  disabled?: boolean;
}

/** The number's frame creates the payment method, so the page never sees a digit. */
export interface CreateMethod {
  act: 'create';
  call: number;
  key: string;
  version: string;
  billingDetails: unknown;
  metadata: unknown;
  /** Names of the frames with the other parts of the card. */
  peers: string[];
}

export type ToField =
  | { act: 'focus' | 'blur' | 'clear' }
  | { act: 'options'; options: FieldOptions }
  | { act: 'brand'; brand: string }
  | CreateMethod;

export type FromField =
  | { event: 'ready' | 'focus' | 'blur' | 'escape' | 'enter' }
  | { event: 'change'; state: FieldState }
  | { event: 'created'; call: number; result: Result<'paymentMethod'> };

/** The result of a Stripe.js call. */
export type Result<Name extends string> =
  | ({ [Key in Name]: Record<string, unknown> } & { error?: undefined })
  | { error: Record<string, unknown> };

/** Passed to a frame in the fragment of its URL. */
export interface FieldStart {
  type: FieldType;
  /** The page's origin. */
  origin: string;
  options: FieldOptions;
}
