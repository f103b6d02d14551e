import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { internalTables, personalData, personalTables } from './personal-data.ts';

describe.each(databases)('on %s', (database) => {
  test('every table of the database is listed, with what an erasure does with it', async () => {
    await using server = await createTestApp({ database });
    const tables = await server.storage.db.introspection.getTables({ withInternalKyselyTables: true });
    const names = tables.map(({ name }) => name);
    const unknown = names.filter(
      (name) => !Object.hasOwn(personalData, name) && !Object.hasOwn(internalTables, name),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(personalData).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('rows of every listed table can be found by existing columns', async () => {
    await using server = await createTestApp({ database });
    const tables = await server.storage.db.introspection.getTables();
    for (const [name, { key, rules, columns = [] }] of personalTables) {
      const known = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
      const used = rules.flatMap(({ rows, erase }) => [
        ...rows.map(({ column }) => column),
        ...(erase === 'delete' ? [] : Object.keys(erase)),
      ]);
      expect(known, name).toEqual(expect.arrayContaining([...key, ...columns, ...used]));
    }
  });

  // A column that refers to a lead says whose row it is, so the row has to be found by it.
  test('every column that refers to a lead, a file, or a chat is one that rows are found by', async () => {
    await using server = await createTestApp({ database });
    const tables = await server.storage.db.introspection.getTables();
    // A view has no rows of its own.
    const stored = tables.filter(({ isView }) => !isView);
    const references = stored.flatMap(({ name, columns }) =>
      columns
        .filter((column) => ['lead_id', 'attachment_id', 'payment_link_id', 'link_id'].includes(column.name))
        .map((column) => `${name}.${column.name}`),
    );
    const found = personalTables.flatMap(([name, { rules }]) =>
      rules.flatMap(({ rows }) => rows.map(({ column }) => `${name}.${column}`)),
    );
    expect(references.length).toBeGreaterThan(10);
    expect(references.filter((reference) => !found.includes(reference))).toEqual([]);
  });
});

test('a table comes after those it refers to', () => {
  const order = personalTables.map(([name]) => name);
  for (const [name, { rules }] of personalTables)
    for (const { rows } of rules)
      for (const match of rows)
        if ('refersTo' in match)
          expect(order.indexOf(match.refersTo), `${name}.${match.column}`).toBeLessThan(order.indexOf(name));
});
