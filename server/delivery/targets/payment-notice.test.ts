import { expect, test } from 'vitest';
import type { PaymentNoticeEvent } from '../../storage/tables/delivery.ts';
import type { PaymentDelivery } from '../target.ts';
import { paymentMessage } from './payment-notice.ts';

const payer = {
  firstName: 'Maya',
  lastName: '<b>Ellison',
  email: 'maya@mail.example',
  phone: '(813) 555-0142',
};

function delivery(
  event: PaymentNoticeEvent,
  change: Partial<PaymentDelivery['link']> = {},
): PaymentDelivery & { event: PaymentNoticeEvent } {
  return {
    id: 'delivery-1',
    queuedAt: new Date('2026-03-02T12:00:00Z'),
    event,
    link: {
      id: 'link-1',
      project_name: 'Resume & cover letter',
      description: 'Two pages.\nWithin <48 hours.',
      amount_cents: 121_950,
      state: 'paid',
      revision: 4,
      account: 'stripe live',
      is_test: 0,
      created_at: '2026-03-01T12:00:00.000Z',
      created_by: 'sam@larkfield.example',
      expires_at: '2026-03-31T12:00:00.000Z',
      viewed_at: null,
      paid_at: '2026-03-02T11:59:00.000Z',
      revoked_by: null,
      intent_id: 'pi_1',
      intent_status: 'paid',
      attempt_id: null,
      attempt_until: null,
      check_at: null,
      refunded_cents: 0,
      payer: JSON.stringify(payer),
      lead_id: null,
      origin_id: null,
      client_name: null,
      client_email: null,
      ...change,
    },
  };
}

const to = [{ name: '', address: 'sales@larkfield.example' }];

test('the notice says who paid how much for what, and replies go to the client', () => {
  const { id, subject, replyTo, text, html } = paymentMessage(delivery('paid'), to);
  expect({ id, subject, replyTo }).toEqual({
    id: 'delivery-1',
    subject: 'Payment received: $1,219.50, Resume & cover letter',
    replyTo: { name: 'Maya <b>Ellison', address: 'maya@mail.example' },
  });
  expect(text).toMatchInlineSnapshot(`
    "Project: Resume & cover letter
    Amount: $1,219.50 USD
    Client: Maya <b>Ellison
    Email: maya@mail.example
    Phone: (813) 555-0142
    Link created by: sam@larkfield.example
    Paid: 2026-03-02T11:59:00.000Z
    Card processor payment ID: pi_1

    Two pages.
    Within <48 hours."
  `);
  expect(html).toContain('<td>Maya &lt;b&gt;Ellison</td>');
  expect(html).toContain('Within &lt;48 hours.');
  expect(`${text}${html}`).not.toContain('link-1');
});

test('a dispute says what to do, a refund how much, and a test that nothing was charged', () => {
  expect(paymentMessage(delivery('disputed'), to).text).toMatch(/^The client’s bank disputes the payment\./);
  const refunded = paymentMessage(delivery('refunded', { refunded_cents: 121_950 }), to);
  expect(refunded.subject).toMatch(/^Payment refunded: /);
  expect(refunded.text).toContain('Refunded: $1,219.50 USD');
  expect(paymentMessage(delivery('paid', { is_test: 1 }), to).subject).toMatch(/^\[Test, no charge\] /);
});
