import { expect, test } from 'vitest';
import { createPaymentsApp } from '../../testing/payments/payments-app.ts';

test("the message of a rejection is not logged because it can quote a client's input", async () => {
  await using app = await createPaymentsApp();
  expect((await app.pay(await app.link(), 'pm_typed')).body.code).toBe('payment_failed');
  expect(app.logged().some(({ msg }) => msg === 'payment refused; nothing was charged')).toBe(true);
  expect(JSON.stringify(app.logged())).not.toContain('pm_typed');
});
