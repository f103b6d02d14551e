import { describe, expect, test } from 'vitest';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { storedSecret } from './stored-secret.ts';

describe.each(databases)('on %s', (database) => {
  test('servers that start together share one secret, which persists', async () => {
    await using server = await createTestApp({ database });
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => storedSecret(server.storage, 'staff_secret')),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await storedSecret(server.storage, 'staff_secret')).toBe(secrets[0]);
    expect(await storedSecret(server.storage, 'visitor_secret')).not.toBe(secrets[0]);
  });
});
