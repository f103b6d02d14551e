import type { PaymentParts } from '../payment-parts.ts';

export interface PaymentCallParts {
  /** Undefined if payments are not configured. */
  payments: PaymentParts | undefined;
  bodyLimitBytes: number;
  /** Public URL of the site; undefined if it is the URL of the request. */
  publicUrl: string | undefined;
}
