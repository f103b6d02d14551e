import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** A row with better-auth's names or ours. */
export type Row = Record<string, unknown>;

/** Tables whose names better-auth provides at run time. */
type AnyTables = Record<string, Row>;

export interface Condition {
  field: string;
  operator: string;
  value: unknown;
  connector: 'AND' | 'OR';
}

const operators = { eq: '=', ne: '!=', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const;

/** For example `two_factor_enabled` for `twoFactorEnabled`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function toColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));
}

export function toFields(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

export function anyTable(db: Kysely<Tables>): Kysely<AnyTables> {
  return db as unknown as Kysely<AnyTables>;
}

/** All conditions combined with AND. @throws Error on operators that the endpoints in use never need */
export function allOf(where: readonly Condition[]) {
  return (build: ExpressionBuilder<AnyTables, string>): ExpressionWrapper<AnyTables, string, SqlBool> =>
    build.and(
      where.map(({ field, operator, value, connector }) => {
        const sign = operators[operator as keyof typeof operators];
        if (connector === 'OR' || sign === undefined)
          throw new Error(`Unsupported condition on the staff tables: ${connector} ${operator}.`);
        const column = sql.ref(columnOf(field));
        if (value !== null) return build(column, sign, value);
        return build(column, sign === '=' ? 'is' : 'is not', value);
      }),
    );
}
