import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What staff do with leads, next to the leads and never in their rows: a server of the previous version accepts leads as
 * before while this one is started.
 */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await createDeskLeads(db, isPostgres);
    await (isPostgres ? createPostgresSearch(db) : createSqliteSearch(db));
    await createWork(db);
    await createTurns(db);
    await widenStaff(db);
  },
};

async function createDeskLeads(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('desk_leads')
    // SQLite's search index refers to rows by number. Unlike a hidden row id, this one survives a VACUUM.
    .addColumn('id', isPostgres ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().unique().references('leads.id').onDelete('cascade'),
    )
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('is_spam', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('owner', 'text')
    .addColumn('due_at', 'text')
    .addColumn('answer_by', 'text')
    .addColumn('offered_to', 'text')
    .addColumn('offered_until', 'text')
    .addColumn('escalated_at', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('answered_by', 'text')
    .addColumn('person_id', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('page_path', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone_key', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  const indexes = {
    queue: ['is_spam', 'state', 'owner', 'received_at', 'id'],
    closed: ['is_spam', 'state', 'changed_at', 'id'],
    owner: ['owner', 'state'],
    change: ['changed_at'],
    page: ['page_path', 'received_at'],
    source: ['source', 'received_at'],
    campaign: ['campaign', 'received_at'],
    email: ['email_key'],
    phone: ['phone_key'],
    person: ['person_id'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`desk_leads_by_${name}`).on('desk_leads').columns(columns).execute();
}

/** The index keeps no copy of the text; triggers keep it equal to the table. Source: sqlite.org/fts5.html, 4.4.3. */
async function createSqliteSearch(db: Kysely<unknown>): Promise<void> {
  const remove = sql.raw(
    `insert into desk_search (desk_search, rowid, facts, words) values ('delete', old.id, old.facts, old.words);`,
  );
  const add = sql.raw('insert into desk_search (rowid, facts, words) values (new.id, new.facts, new.words);');
  await sql`create virtual table desk_search using fts5 (
    facts, words, content = 'desk_leads', content_rowid = 'id', tokenize = 'unicode61', prefix = '2 3'
  )`.execute(db);
  await sql`create trigger desk_search_insert after insert on desk_leads begin ${add} end`.execute(db);
  await sql`create trigger desk_search_delete after delete on desk_leads begin ${remove} end`.execute(db);
  await sql`create trigger desk_search_update after update of facts, words on desk_leads begin
    ${remove} ${add} end`.execute(db);
}

/** The text is folded already, so its words are taken as they are, whatever the database's locale. */
async function createPostgresSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table desk_leads add column document tsvector generated always as (
    array_to_tsvector(array_remove(string_to_array(facts || ' ' || words, ' '), ''))
  ) stored`.execute(db);
  await sql`create index desk_leads_by_document on desk_leads using gin (document)`.execute(db);
}

async function createWork(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_tags')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_tags_key', ['lead_id', 'tag'])
    .execute();
  await db.schema.createIndex('desk_tags_by_tag').on('desk_tags').columns(['tag']).execute();
  await db.schema
    .createTable('desk_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('desk_events_by_lead').on('desk_events').columns(['lead_id', 'at']).execute();
  await db.schema
    .createTable('desk_views')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_views_key', ['lead_id', 'staff'])
    .execute();
  await db.schema
    .createTable('desk_presence')
    .addColumn('tab', 'text', (column) => column.primaryKey())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text')
    .addColumn('is_writing', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}

/** Whose turn it is, when leads are offered to several people. */
async function createTurns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_turns')
    .addColumn('staff', 'text', (column) => column.primaryKey())
    .addColumn('offered_at', 'text', (column) => column.notNull())
    .execute();
}

/** Before roles, every account could do everything, and accounts that the previous version creates still can. */
async function widenStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_users')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('admin'))
    .execute();
  await db.schema.alterTable('staff_users').addColumn('name', 'text').execute();
}
