import type { OtherTable, PersonalTable, TableName } from './personal-table.ts';
import { erasedPayer, withoutJoinedName, withoutWords } from './pseudonyms.ts';

const ofLead = { column: 'lead_id', refersTo: 'leads' } as const;

/** A table whose rows belong to leads and go with them. */
const ownedByLead = (...key: string[]): PersonalTable => ({ key, rules: [{ rows: [ofLead], erase: 'delete' }] });

const staffOnly = { none: 'Accounts of staff.' };

/**
 * Every table of the database: what of it belongs to a person, and what an erasure does with it. Searches, exports, erasures,
 * and the cleaning of files afterward all follow this list. A table comes after those it refers to.
 */
export const personalData: Record<TableName, PersonalTable | OtherTable> = {
  leads: { key: ['id'], rules: [{ rows: [{ column: 'id', holds: 'lead id' }], erase: 'delete' }] },
  submissions: ownedByLead('id'),
  attachments: {
    key: ['id'],
    rules: [{ rows: [ofLead, { column: 'id', holds: 'attachment id' }], erase: 'delete' }],
  },
  attachment_chunks: {
    key: ['attachment_id', 'position'],
    columns: ['attachment_id', 'position'],
    rules: [{ rows: [{ column: 'attachment_id', refersTo: 'attachments' }], erase: 'delete' }],
  },
  chats: ownedByLead('lead_id'),
  chat_messages: ownedByLead('lead_id', 'seq'),
  // Those that could not be assigned to a lead have an address. Mail servers report in their own name what they could not deliver,
  // such as an acknowledgement.
  mails: {
    key: ['id'],
    rules: [
      {
        rows: [
          ofLead,
          { column: 'from_address', holds: 'email' },
          // A copy for staff is about someone else.
          { column: 'to_address', holds: 'email', where: "kind <> 'transcript-copy'" },
          { column: 'text', holds: 'text with email', where: "lead_id is null and kind = 'bounce'" },
        ],
        receivedAt: 'at',
        erase: 'delete',
      },
    ],
  },
  desk_leads: { ...ownedByLead('id'), derived: ['document'] },
  desk_tags: ownedByLead('lead_id', 'tag'),
  desk_events: {
    key: ['id'],
    rules: [
      { rows: [ofLead], erase: 'delete' },
      // Someone else's lead that was joined with one of this person.
      {
        rows: [{ column: 'event', holds: 'joined lead', where: `event like '{"kind":"joined"%'` }],
        erase: { event: ({ event }) => withoutJoinedName(String(event)) },
      },
    ],
  },
  desk_views: ownedByLead('lead_id', 'staff'),
  // Where a lead came from, in classes: the row counts on without naming anyone.
  lead_origins: { key: ['id'], rules: [{ rows: [ofLead], erase: { lead_id: () => null } }] },
  desk_presence: { key: ['tab'], rules: [{ rows: [ofLead], erase: { lead_id: () => null } }] },
  // Payments stay, for bookkeeping and taxes: amounts, times, the state of sale, and the id at the card processor.
  payment_links: {
    key: ['id'],
    rules: [
      {
        rows: [
          { column: 'id', holds: 'payment link id' },
          ofLead,
          { column: 'payer', holds: 'payer' },
          { column: 'client_email', holds: 'email' },
        ],
        receivedAt: `coalesce(
          (select max(started_at) from payment_attempts where link_id = payment_links.id),
          payment_links.created_at)`,
        erase: {
          project_name: ({ project_name }, terms) => withoutWords(String(project_name), terms),
          description: ({ description }, terms) => withoutWords(String(description), terms),
          payer: ({ payer }, terms) => erasedPayer(payer, terms),
          lead_id: () => null,
          client_name: () => null,
          client_email: () => null,
        },
      },
    ],
  },
  payment_refunds: {
    key: ['id'],
    rules: [{ rows: [{ column: 'link_id', refersTo: 'payment_links' }], erase: {} }],
  },
  payment_attempts: {
    key: ['id'],
    rules: [
      {
        rows: [
          { column: 'link_id', refersTo: 'payment_links' },
          { column: 'payer', holds: 'payer' },
        ],
        receivedAt: 'started_at',
        erase: {
          payer: ({ payer }, terms) => erasedPayer(payer, terms),
          client_address: () => null,
        },
      },
    ],
  },
  payment_events: { none: 'Ids of the card processor’s events.' },
  test_intents: { none: 'Test payments: amounts and the names of test cards.' },
  outbox: {
    key: ['id'],
    rules: [
      {
        rows: [
          ofLead,
          { column: 'mail_id', refersTo: 'mails' },
          // Reports of payments to ad platforms are about the person, and not needed for bookkeeping.
          {
            column: 'payment_link_id',
            refersTo: 'payment_links',
            where: "(target like 'google-%' or target like 'meta-%')",
          },
        ],
        erase: 'delete',
      },
      // Receivers can quote what they refuse.
      {
        rows: [{ column: 'payment_link_id', refersTo: 'payment_links' }],
        erase: { last_error: () => null },
      },
    ],
  },
  mailboxes: { none: 'How far the company’s mailboxes were read.' },
  rate_limits: {
    key: ['key'],
    rules: [{ rows: [{ column: 'key', holds: 'limit key' }], erase: 'delete' }],
  },
  vitals: { none: 'Counts per day and page.' },
  view_events: { none: 'Views with an id of their visitor that is void after 48 hours.' },
  view_visitors: { none: 'The same ids, for 48 hours.' },
  view_batches: { none: 'Ids of transactions.' },
  view_salts: { none: 'Secrets of these ids, for 48 hours.' },
  view_days: { none: 'Counts per day.' },
  page_sums: { none: 'Counts per day.' },
  source_sums: { none: 'Counts per day.' },
  summed_days: { none: 'Days.' },
  experiment_days: { none: 'Counts per day.' },
  speed_days: { none: 'Counts per day.' },
  view_refusals: { none: 'Counts per day.' },
  chain: { none: 'A view of `lead_origins` and `payment_links`.' },
  settings: { none: 'Settings of the servers.' },
  desk_turns: staffOnly,
  staff_users: staffOnly,
  staff_accounts: staffOnly,
  staff_sessions: staffOnly,
  staff_verifications: staffOnly,
  staff_two_factors: staffOnly,
  erasures: { none: 'Ids of leads that no longer exist, for receivers that have copies of them.' },
  retention_runs: { none: 'Counts per day.' },
  desk_reports: { none: 'Weeks of which the manager gets numbers.' },
};

/** Tables that no query of the server names. */
export const internalTables: Record<string, OtherTable> = {
  kysely_migration: { none: 'Names of migrations.' },
  kysely_migration_lock: { none: 'A lock.' },
  view_events_default: { none: 'The part of `view_events` for days without one of their own.' },
  desk_search: { none: 'SQLite’s search index: triggers keep it equal to `desk_leads`.' },
  desk_search_config: { none: 'Settings of the search index.' },
  desk_search_data: { none: 'Words of the search index, which forgets those of deleted rows.' },
  desk_search_docsize: { none: 'Lengths of the texts in the search index.' },
  desk_search_idx: { none: 'Starts of words of the search index, as in `desk_search_data`.' },
};

/** The tables with rows of people, in an order in which each comes after those it refers to. */
export const personalTables: readonly (readonly [TableName, PersonalTable])[] = Object.entries(
  personalData,
).flatMap(([name, table]) => ('rules' in table ? [[name as TableName, table] as const] : []));
