import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { allOf, anyTable, toColumns, toFields } from './columns.ts';

test("better-auth's names convert to ours and back", () => {
  const fields = { id: 'x', twoFactorEnabled: 1, ipAddress: null };
  expect(toColumns(fields)).toEqual({ id: 'x', two_factor_enabled: 1, ip_address: null });
  expect(toFields(toColumns(fields))).toEqual(fields);
});

test.each([
  [{ operator: 'contains' }, 'Unsupported condition on the staff tables: AND contains.'],
  [{ connector: 'OR' as const }, 'Unsupported condition on the staff tables: OR eq.'],
])('an unsupported condition is rejected, not ignored: %j', async (change, message) => {
  await using server = await createTestApp();
  const where = [{ field: 'email', operator: 'eq', value: 'x', connector: 'AND' as const, ...change }];
  const query = () => anyTable(server.storage.db).deleteFrom('staff_users').where(allOf(where)).compile();
  expect(query).toThrow(message);
});
