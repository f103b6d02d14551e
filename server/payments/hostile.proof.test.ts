import { describe, expect, test } from 'vitest';
import { createPaymentsApp, type PaymentsApp, payer, projectName } from '../testing/payments/payments-app.ts';
import { databases } from '../testing/storage/databases.ts';

/** Values that no legitimate client sends. */
const hostileValues: unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  { toString: 'no' },
  '\0',
  '\u202e',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(100_000),
  '𝟙',
];

const isHarmless = (status: number) => status < 500;

async function post(app: PaymentsApp, path: string, body: unknown, headers: Record<string, string>) {
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await app.app.request(path, init);
  return { status: answer.status, body: await answer.json() };
}

describe.each(databases)('hostile payment calls, stored in %s', (database) => {
  test('are rejected with a message for any field value and break nothing', async () => {
    await using app = await createPaymentsApp({ database });
    const id = await app.link();
    const validBody = {
      paymentMethodId: 'pm_1',
      amount: 21_900,
      packageName: projectName,
      customerInfo: payer,
      uniqueId: id,
    };
    const visitorHeaders = { 'content-type': 'application/json' };
    const cases = hostileValues.flatMap((value) => [
      ...Object.keys(validBody).map(
        (field) => ['create-payment', { ...validBody, [field]: value }, visitorHeaders] as const,
      ),
      ...Object.keys(payer).map(
        (field) =>
          [
            'create-payment',
            { ...validBody, uniqueId: 'no', customerInfo: { ...payer, [field]: value } },
            visitorHeaders,
          ] as const,
      ),
      ['finish-payment', { uniqueId: value }, visitorHeaders] as const,
      ['finish-payment', value, visitorHeaders] as const,
      ...['projectName', 'amount', 'description'].map(
        (field) =>
          [
            'generate-link',
            { projectName, amount: '1', description: 'x', [field]: value },
            { ...app.staff },
          ] as const,
      ),
      ['webhook', value, { ...visitorHeaders, 'stripe-signature': 't=1,v1=0' }] as const,
    ]);
    for (const [call, body, headers] of cases) {
      const answer = await post(app, `/api/payments/${call}`, body, headers);
      const shown = [call, JSON.stringify(body)?.slice(0, 300), answer.status, JSON.stringify(answer.body)];
      expect(isHarmless(answer.status), shown.join(' ')).toBe(true);
      if (answer.status !== 200)
        expect(answer.body, shown.join(' ')).toMatchObject({ success: false, error: answer.body.message });
    }
    expect(app.stripe.charges()).toEqual([]);
    expect((await app.validate(id)).status).toBe(200);
    expect(app.logged().filter(({ msg }) => msg === 'request failed')).toEqual([]);
  });

  test('and are rejected in a path or a query', async () => {
    await using app = await createPaymentsApp({ database });
    await app.link();
    for (const value of hostileValues.filter((item) => typeof item === 'string')) {
      const text = encodeURIComponent(value.toWellFormed()).slice(0, 5000);
      for (const path of [
        `/api/payments/validate-link/${text}`,
        `/api/staff/payment-links?search=${text}&state=${text}&before=${text}`,
        `/payment/${text}`,
      ]) {
        const answer = await app.app.request(path, { headers: { ...app.staff } });
        expect(isHarmless(answer.status), `${path.slice(0, 200)} ${answer.status}`).toBe(true);
      }
    }
  });
});
