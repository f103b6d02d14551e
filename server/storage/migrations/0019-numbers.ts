import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Views, where leads came from, and refunds by day. What belongs to a lead is next to it and outlives it without naming it, so
 * the numbers of a day do not change when a person is erased.
 */
export const numbers: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await createEvents(db, isPostgres);
    await createDays(db, isPostgres);
    await createVisitors(db, isPostgres);
    await createOrigins(db, isPostgres);
    await createRefunds(db, isPostgres);
    await createChain(db);
  },
};

const dimensions = ['page', 'revision', 'variants', 'device', 'source', 'campaign'];

type Table = CreateTableBuilder<string, string>;

function addTexts(table: Table, names: readonly string[]): Table {
  return names.reduce((all: Table, name) => all.addColumn(name, 'text', (column) => column.notNull()), table);
}

/** PostgreSQL has a partition for each day, which is dropped as a whole; SQLite keeps the rows of a day next to each other. */
async function createEvents(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const table = db.schema
    .createTable('view_events')
    .addColumn('batch', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('visitor', 'text') as Table;
  await addTexts(table, ['day', 'at', 'kind', ...dimensions, 'width'])
    .addPrimaryKeyConstraint('view_events_key', ['day', 'batch', 'seq'])
    .modifyEnd(isPostgres ? sql`partition by list (day)` : sql`without rowid`)
    .execute();
  if (isPostgres) await sql`create table view_events_default partition of view_events default`.execute(db);
}

/**
 * The counts of a day are next to each other in the order of the key, on PostgreSQL as a part of its index: they are summed
 * without sorting, and without a look at the other rows.
 */
async function createDays(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const create = async (
    name: string,
    texts: readonly string[],
    key: readonly string[],
    counts: readonly string[],
  ) => {
    const table = [...key.filter((one) => !texts.includes(one)), ...counts].reduce(
      (all: Table, column) => all.addColumn(column, 'integer', (one) => one.notNull().defaultTo(0)),
      addTexts(db.schema.createTable(name) as Table, texts),
    );
    const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
    if (isPostgres) {
      await table.execute();
      await sql`alter table ${sql.table(name)} add constraint ${sql.ref(`${name}_key`)}
        primary key (${refs(key)}) include (${refs(counts)})`.execute(db);
    } else
      await table
        .addPrimaryKeyConstraint(`${name}_key`, [...key])
        .modifyEnd(sql`without rowid`)
        .execute();
  };
  const viewKey = ['day', ...dimensions];
  await create('view_days', viewKey, viewKey, ['views', 'visits', 'forms_opened', 'forms_begun']);
  const experimentKey = ['day', 'experiment', 'variant', 'source', 'device'];
  const experimentCounts = ['exposures', 'views', 'visits', 'forms_opened', 'forms_begun'];
  await create('experiment_days', experimentKey, experimentKey, experimentCounts);
  const speedTexts = ['day', 'page', 'variants', 'device', 'metric'];
  const speedKey = ['day', 'metric', 'device', 'bucket', 'page', 'variants'];
  await create('speed_days', speedTexts, speedKey, ['count']);
  await create('view_refusals', ['day', 'reason'], ['day', 'reason'], ['count']);
  await db.schema
    .createIndex('view_days_by_source')
    .on('view_days')
    .columns(['day', 'source', 'campaign', 'device', 'views', 'forms_opened'])
    .execute();
}

async function createVisitors(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('view_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('view_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  const visitors = db.schema
    .createTable('view_visitors')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('seen', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_visitors_key', ['day', 'visitor', 'seen']);
  await (isPostgres ? visitors : visitors.modifyEnd(sql`without rowid`)).execute();
}

/** Leads by day are counted from these alone; see `numbers/query/`. */
const leadIndexes: [name: string, columns: string[]][] = [
  ['lead_origins_by_page', ['page', 'revision', 'variants', 'device', 'source']],
  ['lead_origins_by_source', ['source', 'campaign', 'device']],
];

async function createOrigins(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema.alterTable('leads').addColumn('variants', 'text').execute();
  const table = db.schema
    .createTable('lead_origins')
    .addColumn('id', isPostgres ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.unique().references('leads.id').onDelete('set null'))
    .addColumn('has_ad_click', 'integer', (column) => column.notNull())
    .addColumn('is_spam', 'integer', (column) => column.notNull())
    .addColumn('is_visitor', 'integer', (column) => column.notNull())
    .addColumn('has_chat', 'integer', (column) => column.notNull()) as Table;
  await addTexts(table, ['day', ...dimensions]).execute();
  for (const [name, columns] of leadIndexes)
    await db.schema
      .createIndex(name)
      .on('lead_origins')
      .columns(['day', ...columns])
      .where(sql<boolean>`is_spam = 0 and is_visitor = 0`)
      .execute();
  await db.schema
    .alterTable('payment_links')
    .addColumn('origin_id', isPostgres ? 'bigint' : 'integer', (column) =>
      column.references('lead_origins.id').onDelete('set null'),
    )
    .execute();
  for (const [column, ...counted] of [
    ['origin_id'],
    ['paid_at', 'is_test', 'amount_cents', 'origin_id'],
    ['viewed_at', 'is_test', 'origin_id'],
  ] as const)
    await db.schema
      .createIndex(`payment_links_by_${column}`)
      .on('payment_links')
      .columns([column, ...counted])
      .execute();
}

/** Refunds from before are dated by the payment, the only time that is known. */
async function createRefunds(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('payment_refunds')
    .addColumn('id', isPostgres ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('link_id', 'text', (column) => column.notNull().references('payment_links.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .execute();
  for (const column of ['link_id', 'at'])
    await db.schema
      .createIndex(`payment_refunds_by_${column}`)
      .on('payment_refunds')
      .columns([column])
      .execute();
  await sql`insert into payment_refunds (link_id, at, cents)
    select id, coalesce(paid_at, created_at), refunded_cents from payment_links
    where refunded_cents <> 0 order by id`.execute(db);
}

/** From the ad to the money: one row for each lead without links, and one for each payment link. */
async function createChain(db: Kysely<unknown>): Promise<void> {
  await sql`create view chain as
    select origins.id as origin_id, origins.day, origins.has_ad_click, origins.source, origins.campaign,
      origins.page, origins.revision, origins.variants, origins.device, origins.is_spam, origins.is_visitor,
      origins.lead_id, origins.has_chat,
      links.id as link_id, links.is_test, links.state, links.viewed_at, links.paid_at,
      case when links.paid_at is null then 0 else links.amount_cents end as paid_cents,
      coalesce(links.refunded_cents, 0) as refunded_cents
    from lead_origins as origins
    left join payment_links as links on links.origin_id = origins.id
    union all
    select null, null, 0, '', '', '', '', '', '', 0, 0, null, 0,
      links.id, links.is_test, links.state, links.viewed_at, links.paid_at,
      case when links.paid_at is null then 0 else links.amount_cents end,
      links.refunded_cents
    from payment_links as links
    where links.origin_id is null`.execute(db);
}
