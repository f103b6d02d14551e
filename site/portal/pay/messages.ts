/** The messages of the pay page. Source: product-rules.md, Messages. */
export const messages = {
  invalidLink: 'Invalid payment link',
  notValidated: 'Failed to validate payment link',
  notFound: 'Payment link not found or has expired.',
  incomplete: 'Please complete all form fields.',
  notLoaded: 'The card payment library has not loaded yet. Please try again.',
  noCardElement: 'Card element is not available',
  /** The card processor refused the card without giving a reason. */
  cardRefused: 'An error occurred',
  /** The server refused the payment without giving a reason. */
  paymentRefused: 'Payment failed',
  /** An unexpected error. */
  unexpected: 'Something went wrong',
  unreachable: 'Failed to process payment',
  paid: 'Payment processed successfully!',
  waiting: 'We’re still waiting for the card network. Please don’t close this page…',
  interrupted:
    'The connection was interrupted. We’re checking whether the payment went through. Please don’t close this page…',
} as const;
