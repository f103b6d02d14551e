import { describe, expect, test } from 'vitest';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { keptSecret } from './secret.ts';

describe.each(databases)('on %s', (database) => {
  test('of many servers that start together all get the same secret, which stays', async () => {
    await using server = await createTestApp({ database });
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(server.storage)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await keptSecret(server.storage)).toBe(secrets[0]);
  });
});
