import './test-notice.css';
import type { PaymentSettings, testCards } from '../../../schema/api/payments.ts';
import { groupNumber } from './card/test/card-number.ts';

/** The result of each test card of the built-in provider. */
const outcomes: Record<keyof typeof testCards, string> = {
  '4242424242424242': 'is paid (Visa)',
  '5555555555554444': 'is paid (Mastercard)',
  '378282246310005': 'is paid (American Express)',
  '4000000000000002': 'is declined',
  '4000000000009995': 'is declined: insufficient funds',
  '4000000000000069': 'is declined: expired card',
  '4000000000000127': 'is declined: wrong security code',
  '4000000000000119': 'is declined: processing error',
  '4000002500003155': 'is asked by its bank',
  '4000002760003184': 'is asked by its bank every time',
  '4000008400001629': 'is asked by its bank, then declined',
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
          <p>Any date to come and any security code go with them.</p>
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
