import type { PaymentParts } from '../payment-parts.ts';

export interface PaymentCallParts {
  /** Undefined when there is nobody to take the money. */
  payments: PaymentParts | undefined;
  bodyLimitBytes: number;
  /** Where clients find the site; undefined is where this request was sent. */
  publicUrl: string | undefined;
}
