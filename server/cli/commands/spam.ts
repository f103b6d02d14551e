import { nearest } from '../../../schema/nearest.ts';
import { deliveriesOf } from '../../delivery/outbox/deliveries-of.ts';
import { findLeads } from '../../leads/query/find-leads.ts';
import { markSpam, releaseSpam } from '../../leads/spam/judge-spam.ts';
import { CliError } from '../cli-error.ts';
import { type Command, type Desk, print, type Run } from '../command.ts';
import { chooseLead } from '../leads/choose-lead.ts';
import { periodOptions, periodUsage, readLimit, readPeriod } from '../leads/lead-filter.ts';
import { leadTable } from '../leads/lead-table.ts';
import { readWords } from '../read-words.ts';
import { counted, countedOf } from '../text/counted.ts';
import { harmlessLine } from '../text/terminal-text.ts';

export const spam: Command = {
  about: 'lists spam, makes a lead of it, or spam of a lead',
  usage: `npm run leads -- spam list [options]
${periodUsage}
  --search TEXT   words that all must be found
  --limit N       at most so many; 50 when not given
npm run leads -- spam release ID   makes it a lead, and tells everybody of it who is told of leads
npm run leads -- spam mark ID      moves a lead to spam; deliveries that nobody has begun are removed
Spam is kept; nothing is ever deleted.`,
  read([word = 'list', ...words], zone) {
    const read = subcommands[word];
    if (read) return read(words, zone);
    const meant = nearest(word, Object.keys(subcommands));
    throw new CliError(
      `spam has no command "${harmlessLine(word)}"${meant ? `; did you mean "${meant}"?` : '; see --help.'}`,
    );
  },
};

const subcommands: Record<string, Command['read']> = {
  list(words, zone) {
    const options = { ...periodOptions, search: { type: 'string' }, limit: { type: 'string' } } as const;
    const { values } = readWords(words, options, 0);
    const period = readPeriod(values, zone);
    const limit = readLimit(values.limit ?? '50');
    return async (desk) => {
      const filter = { ...period, search: values.search, spam: 'only' } as const;
      const { leads, total } = await findLeads(desk.storage.db, filter, limit);
      print(desk.output, [
        ...(await leadTable(desk, leads, 'reason')),
        `${countedOf(leads.length, total, 'spam lead')}; times are those of ${zone}.`,
      ]);
    };
  },
  release: (words) => forLead(words, 'release', release),
  mark: (words) => forLead(words, 'mark', mark),
};

function forLead(
  words: readonly string[],
  word: string,
  run: (desk: Desk, lead: { id: string; label: string }) => Promise<void>,
): Run {
  const [prefix] = readWords(words, {}, 1).positionals;
  if (prefix === undefined) throw new CliError(`spam ${word} needs the ID of a lead; see --help.`);
  return async (desk) => {
    const { id, full_name } = await chooseLead(desk.storage.db, prefix);
    await run(desk, { id, label: `${id} (${harmlessLine(full_name)})` });
  };
}

async function release(
  { storage, targets, clock, output }: Desk,
  { id, label }: { id: string; label: string },
): Promise<void> {
  const rules = { targets: targets.map(({ name }) => name), settleMs: 0 };
  const isReleased = await storage.commit((trx) => releaseSpam(trx, id, clock(), rules));
  if (!isReleased) throw new CliError(`${label} is no spam.`);
  const rows = (await deliveriesOf(storage.db, [id]))(id);
  const waiting = rows.filter(({ status }) => status === 'pending').map(({ target }) => target);
  print(output, [`${label} is a lead now; to be told: ${waiting.join(', ') || 'nobody, all have been'}.`]);
}

async function mark({ storage, output }: Desk, { id, label }: { id: string; label: string }): Promise<void> {
  const removed = await storage.commit((trx) => markSpam(trx, id));
  if (removed === undefined) throw new CliError(`${label} is spam already.`);
  const begun = (await deliveriesOf(storage.db, [id]))(id);
  print(output, [
    `${label} is spam now; ${counted(removed, 'delivery', 'deliveries')} removed.`,
    ...begun.map(({ target, status }) => `Already begun and not taken back: ${target} (${status}).`),
  ]);
}
