import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readBytes } from '../../attachments/store.ts';
import type { Storage } from '../../storage/storage.ts';
import { findRows, paymentIds, rowsIn, withoutHelpers } from '../data/find-rows.ts';
import type { PersonKeys } from '../data/keys.ts';
import { personalData, personalTables } from '../data/personal-data.ts';
import type { Row, TableName } from '../data/personal-table.ts';
import { findMailFiles } from '../erase/mail-files.ts';

export interface ExportParts {
  storage: Pick<Storage, 'db'>;
  /** The folder of unsent mail. */
  mailFolder: string;
}

export interface ExportRequest {
  leadIds: readonly string[];
  /** Normalized. */
  emails: readonly string[];
  /** When it was requested. */
  now: Date;
}

/** Columns that hold JSON, which is written as JSON. */
const isJson = (text: string) => /^[{[]/.test(text);

/** After every ISO time. */
const always = '~';

/**
 * Everything that the database and the folder of mail have of a person, as the text of one JSON file, piece by piece: `tables`
 * with every row and column under its table's name, and `mail` with unsent messages. Files are in `content` of their row in
 * `attachments`, in base64. Times are ISO 8601 in UTC.
 */
export async function* exportPerson(
  { storage, mailFolder }: ExportParts,
  { leadIds, emails, now }: ExportRequest,
): AsyncGenerator<string> {
  const keys: PersonKeys = {
    leads: leadIds,
    emails: new Map(emails.map((email) => [email, always])),
    links: new Map(),
    attachments: [],
  };
  const found = await findRows(storage.db, keys);
  yield `{\n"exportedAt": ${JSON.stringify(now)},\n"tables": {`;
  let separator = '';
  for (const [table] of personalTables) {
    // Its bytes are the content of `attachments`.
    if (table === 'attachment_chunks') continue;
    yield `${separator}\n${JSON.stringify(table)}: [`;
    separator = ',';
    yield* rowTexts(storage, table, rowsIn(found, table));
    yield ']';
  }
  yield '\n},\n"mail": [';
  const known = new Set(leadIds);
  const payments = new Set(paymentIds(found));
  const paths = await findMailFiles(mailFolder, {
    lead: (id) => known.has(id),
    email: (key) => emails.includes(key),
    payment: (id) => payments.has(id),
  });
  for (const [index, path] of paths.entries()) {
    const message = { file: basename(path), text: readFileSync(path, 'utf8') };
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(message)}`;
  }
  yield ']\n}\n';
}

async function* rowTexts(
  storage: Pick<Storage, 'db'>,
  table: TableName,
  rows: readonly Row[],
): AsyncGenerator<string> {
  const entry = personalData[table];
  for (const [index, row] of rows.entries()) {
    const columns = withoutHelpers(row, 'rules' in entry ? entry : {});
    const text = JSON.stringify(columns, (_, value) => (typeof value === 'string' ? parsed(value) : value));
    yield `${index > 0 ? ',' : ''}\n`;
    if (table !== 'attachments') yield text;
    else {
      yield `${text.slice(0, -1)},"content":"`;
      yield* base64(readBytes(storage, String(row.id)));
      yield '"}';
    }
  }
}

function parsed(text: string): unknown {
  if (!isJson(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The bytes in base64, whatever their chunks. */
async function* base64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.subarray(0, whole).toString('base64');
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}
