import type { Tables } from '../../storage/tables.ts';

export type TableName = keyof Tables;

export type Row = Readonly<Record<string, unknown>>;

/** What a column holds that leads to a person. */
export type Holding =
  | 'lead id'
  | 'payment link id'
  | 'attachment id'
  /** An email address in any notation. */
  | 'email'
  /** A text that mentions email addresses. */
  | 'text with email'
  /** `CustomerInfo` as JSON, with an email address. */
  | 'payer'
  /** The key of a rate limit. */
  | 'limit key'
  /** The JSON of an event that names the lead it was joined with. */
  | 'joined lead';

/** How rows of a person are found by one column; `where` limits the search, in SQL. */
export type Match =
  /** The column holds the `id` of one of the person's rows in a table that is listed earlier. */
  | { column: string; refersTo: TableName; where?: string }
  | { column: string; holds: Holding; where?: string };

/** New values for columns of a row that stays. */
export type Changes = Readonly<Record<string, (row: Row, terms: Terms) => unknown>>;

/** What must not remain in a row that stays. */
export interface Terms {
  /** Names, addresses, and numbers of the row's person. */
  words: readonly string[];
  /** The same for all rows with one email address; does not lead back to it. */
  pseudonymOf(email: string): string;
}

export interface Rule {
  /** A row is the person's if any of these finds it. */
  rows: readonly Match[];
  /** When a row was received, in SQL: a person who came back after an erasure keeps the rows of later. */
  receivedAt?: string;
  erase: 'delete' | Changes;
}

/** A table with rows of people. */
export interface PersonalTable {
  key: readonly string[];
  rules: readonly Rule[];
  /** The columns that are read, if not all: bytes are read one row at a time. */
  columns?: readonly string[];
  /** What the database computes from other columns of the row. */
  derived?: readonly string[];
}

/** A table without rows of people. */
export interface OtherTable {
  /** Why. */
  none: string;
}
