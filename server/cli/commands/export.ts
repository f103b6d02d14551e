import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { attachmentsOf } from '../../attachments/attachments-of.ts';
import { deliveriesOf } from '../../delivery/outbox/deliveries-of.ts';
import { type LeadFilter, readLeads } from '../../leads/query/find-leads.ts';
import { type Command, type LeadTools, print } from '../command.ts';
import { csvCell } from '../csv/csv-cell.ts';
import { csvColumns } from '../csv/csv-columns.ts';
import { csvExtent } from '../csv/csv-extent.ts';
import { writeAtomically } from '../csv/write-atomically.ts';
import {
  periodOptions,
  periodUsage,
  readPeriod,
  readSource,
  sourceOptions,
  sourceUsage,
} from '../leads/lead-filter.ts';
import { readWords } from '../read-words.ts';
import { counted } from '../text/counted.ts';

export const exportLeads: Command = {
  about: 'writes leads as CSV, for spreadsheets',
  usage: `npm run leads -- export --csv FILE [options]
npm run --silent leads -- export --csv [options]   writes to standard output
${periodUsage}
${sourceUsage}
  --form NAME     only leads from this form
  --include-spam  includes spam; see the column spam_reason
  --bom           adds a byte order mark, so Excel detects UTF-8
Cells that a spreadsheet would read as a formula, such as phone numbers with +, start with an apostrophe.`,
  read(words, zone) {
    const { values, positionals } = readWords(words, { ...periodOptions, ...sourceOptions, ...options }, 1);
    const { form, bom = false, 'include-spam': isSpamWanted = false } = values;
    const [path] = positionals;
    const written: LeadFilter = {
      ...readPeriod(values, zone),
      ...(form !== undefined && { form }),
      spam: isSpamWanted ? 'with' : 'without',
    };
    const sourceOf = readSource(values);
    return async (tools) => {
      const filter = { ...written, ...sourceOf(await tools.pages()) };
      if (path === undefined) return toOutput(tools, filter, bom);
      let leads = 0;
      await writeAtomically(path, async (stream) => {
        leads = await writeCsv(tools, { filter, bom, stream });
      });
      print(tools.output, [`Exported ${counted(leads, 'lead')} to ${path}.`]);
    };
  },
};

const options = {
  csv: { type: 'boolean' },
  form: { type: 'string' },
  'include-spam': { type: 'boolean' },
  bom: { type: 'boolean' },
} as const;

async function toOutput(tools: LeadTools, filter: LeadFilter, bom: boolean): Promise<void> {
  try {
    await writeCsv(tools, { filter, bom, stream: tools.output.stream, end: false });
  } catch (error) {
    // A reader that closes early, such as `head`, is not an error.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

interface CsvWriting {
  filter: LeadFilter;
  bom: boolean;
  stream: Writable;
  /** False leaves the stream open. */
  end?: boolean;
}

/** RFC 4180 with every cell quoted. @returns the number of leads written */
async function writeCsv(
  { storage: { db }, siteUrl: readSiteUrl }: LeadTools,
  { filter, bom, stream, end = true }: CsvWriting,
): Promise<number> {
  const columns = csvColumns(await csvExtent(db, filter));
  const siteUrl = await readSiteUrl();
  let count = 0;
  async function* records(): AsyncGenerator<string[]> {
    yield columns.map(({ name }) => csvCell(name));
    for await (const leads of readLeads(db, filter)) {
      const deliveries = await deliveriesOf(db, leads);
      const attachments = await attachmentsOf(db, leads);
      for (const lead of leads) {
        const rows = { deliveries: deliveries(lead.id), attachments: attachments(lead.id) };
        const exported = { lead, ...rows, siteUrl };
        yield columns.map(({ text }) => csvCell(text(exported) ?? ''));
      }
      count += leads.length;
    }
  }
  const csv = stringify({ bom, quoted: true, record_delimiter: 'windows' });
  await pipeline(Readable.from(records()), csv, stream, { end });
  return count;
}
