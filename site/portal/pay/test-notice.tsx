import './test-notice.css';
import type { PaymentSettings, testCards } from '../../../schema/api/payments.ts';
import { groupNumber } from './card/test/card-number.ts';

/** The result of each test card of the built-in provider. */
const outcomes: Record<keyof typeof testCards, string> = {
  '4242424242424242': 'Paid (Visa)',
  '5555555555554444': 'Paid (Mastercard)',
  '378282246310005': 'Paid (American Express)',
  '4000000000000002': 'Declined',
  '4000000000009995': 'Declined: insufficient funds',
  '4000000000000069': 'Declined: expired card',
  '4000000000000127': 'Declined: incorrect security code',
  '4000000000000119': 'Declined: processing error',
  '4000002500003155': 'Requires authentication',
  '4000002760003184': 'Always requires authentication',
  '4000008400001629': 'Requires authentication, then declined',
};

/** Says that no card is charged and, for the built-in provider, lists its test cards. */
export function TestNotice({ provider }: Pick<PaymentSettings, 'provider'>) {
  return (
    <div className="test-notice">
      <p>
        <strong className="highlighted">Test mode: no card is charged.</strong>
      </p>
      {provider === 'test' && (
        <details>
          <summary>Test card numbers</summary>
          <p>Use any future expiry date and any security code.</p>
          <dl className="num">
            {Object.entries(outcomes).map(([number, outcome]) => (
              <div key={number}>
                <dt>{groupNumber(number)}</dt>
                <dd>{outcome}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
