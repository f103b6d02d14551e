import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

test('without Stripe keys payments are tests, but never in production', async () => {
  await using development = await createTestApp();
  expect(development.payments?.provider.name).toBe('test');
  await using production = await createTestApp({ environment: { NODE_ENV: 'production' } });
  expect(production.payments).toBeUndefined();
});
