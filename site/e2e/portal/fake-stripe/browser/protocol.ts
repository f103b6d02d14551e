/** What the script in the page and the frames that it mounts say to each other. */

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
  /** Of the number only. */
  brand?: string;
  error?: FieldError;
}

/** Stripe's look of a field; plain properties of CSS and nested ones that are left out here. */
export type FieldStyle = Partial<Record<'base' | 'complete' | 'empty' | 'invalid', Record<string, unknown>>>;

export interface FieldOptions {
  classes?: Partial<Record<'base' | 'complete' | 'empty' | 'focus' | 'invalid', string>>;
  style?: FieldStyle;
  placeholder?: string;
  disabled?: boolean;
}

/** A payment method is made in the frame of the number: the page never sees a digit. */
export interface CreateMethod {
  act: 'create';
  call: number;
  key: string;
  version: string;
  billingDetails: unknown;
  metadata: unknown;
  /** Names of the frames that have the other parts of the card. */
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

/** What the calls of Stripe.js resolve with. */
export type Result<Name extends string> =
  | ({ [Key in Name]: Record<string, unknown> } & { error?: undefined })
  | { error: Record<string, unknown> };

/** What a frame learns from the fragment of its address. */
export interface FieldStart {
  type: FieldType;
  /** Of the page. */
  origin: string;
  options: FieldOptions;
}
