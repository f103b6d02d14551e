import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createPayingApp } from '../testing/paying-app.ts';

const create = 'POST /v1/payment_intents';

describe.each(databases)('an answer that the provider keeps under its key, with %s', (database) => {
  test.each(['500 before', '500 after'] as const)(
    'a failure of the provider while it prepares a payment (%s) does not come back with its key',
    async (trouble) => {
      await using app = await createPayingApp({ database });
      const id = await app.link();
      app.stripe.trouble.next(create, trouble);
      expect((await app.pay(id, await app.card())).body.code).toBe('payments_unavailable');
      expect((await app.pay(id, await app.card())).body).toEqual({ success: true });
      expect(app.stripe.charges()).toHaveLength(1);
      expect(new Set(app.stripe.confirms().map(({ intent }) => intent)).size).toBe(1);
    },
  );
});
