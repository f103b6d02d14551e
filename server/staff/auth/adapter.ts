import { type CustomAdapter, createAdapterFactory } from 'better-auth/adapters';
import { sql, type Transaction } from 'kysely';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { endSessions } from '../accounts/accounts.ts';
import { allOf, anyTable, columnOf, type Row, toColumns, toFields } from './columns.ts';
import type { StorageErrors } from './storage-errors.ts';

/**
 * Stores better-auth's data in our tables. Each write is its own commit: a transaction held open while better-auth works
 * would delay every lead that shares it.
 */
export function createStorageAdapter(
  storage: Pick<Storage, 'db' | 'commit'>,
  { record }: Pick<StorageErrors, 'record'>,
) {
  const write = <T>(work: (trx: Transaction<Tables>) => Promise<T>) => record(() => storage.commit(work));

  const adapter: Operations = {
    create: ({ model, data }) =>
      write(async (trx) => {
        const insert = anyTable(trx).insertInto(model).values(toColumns(data)).returningAll();
        return toFields(await insert.executeTakeFirstOrThrow());
      }),
    findOne: async (target) => (await adapter.findMany({ ...target, limit: 1 }))[0] ?? null,
    findMany: ({ model, where = [], limit, sortBy, join = {} }) =>
      record(async () => {
        const rows = await anyTable(storage.db)
          .selectFrom(model)
          .selectAll()
          .where(allOf(where))
          .$if(sortBy !== undefined, (query) =>
            query.orderBy(sql.ref(columnOf(sortBy?.field ?? '')), sortBy?.direction ?? 'asc'),
          )
          .limit(limit)
          .execute();
        const found = rows.map(toFields);
        for (const row of found)
          for (const [joined, { on, ...all }] of Object.entries(join)) {
            const fits = { field: on.to, value: row[on.from] as string, ...equal };
            const others = await adapter.findMany({ model: joined, where: [fits], limit: all.limit ?? 100 });
            row[joined] = all.relation === 'one-to-one' ? (others[0] ?? null) : others;
          }
        return found;
      }),
    update: ({ model, where, update }) =>
      write(async (trx) => {
        const row = await changeAll(trx, { model, where, update }).returningAll().executeTakeFirst();
        // A new password ends every session in the same commit, so none outlives the old one.
        if (row && model === 'staff_accounts' && 'password' in update)
          await endSessions(trx, String(row.user_id));
        return row ? toFields(row) : null;
      }),
    updateMany: ({ model, where, update }) =>
      write(async (trx) => {
        const { numUpdatedRows } = await changeAll(trx, { model, where, update }).executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      }),
    async delete(target) {
      await adapter.deleteMany(target);
    },
    deleteMany: ({ model, where }) =>
      write(async (trx) => {
        const query = anyTable(trx).deleteFrom(model).where(allOf(where));
        return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
      }),
    // The condition names one row by id; of two concurrent calls, only one gets it.
    consumeOne: ({ model, where }) =>
      write(async (trx) => {
        const row = await anyTable(trx)
          .deleteFrom(model)
          .where(allOf(where))
          .returningAll()
          .executeTakeFirst();
        return row ? toFields(row) : null;
      }),
    count: ({ model, where = [] }) =>
      record(async () => {
        const query = anyTable(storage.db)
          .selectFrom(model)
          .select(({ fn }) => fn.countAll().as('count'))
          .where(allOf(where));
        return Number((await query.executeTakeFirstOrThrow()).count);
      }),
  };

  return createAdapterFactory({
    config: {
      adapterId: 'storage',
      supportsBooleans: false,
      supportsDates: false,
      transaction: false,
    },
    adapter: () => adapter as CustomAdapter,
  });
}

const equal = { operator: 'eq', connector: 'AND', mode: 'sensitive' } as const;

type Target = Parameters<CustomAdapter['deleteMany']>[0];
type Change = Target & { update: Row };

/** The adapter's methods without better-auth's type parameters, which nothing enforces at run time. */
interface Operations {
  create(target: { model: string; data: Row }): Promise<Row>;
  findOne(target: Target): Promise<Row | null>;
  findMany(target: Omit<Parameters<CustomAdapter['findMany']>[0], 'offset'>): Promise<Row[]>;
  update(change: Change): Promise<Row | null>;
  updateMany(change: Change): Promise<number>;
  delete(target: Target): Promise<void>;
  deleteMany(target: Target): Promise<number>;
  consumeOne(target: Target): Promise<Row | null>;
  count(target: Partial<Target> & { model: string }): Promise<number>;
}

function changeAll(trx: Transaction<Tables>, { model, where, update }: Change) {
  return anyTable(trx).updateTable(model).set(toColumns(update)).where(allOf(where));
}
