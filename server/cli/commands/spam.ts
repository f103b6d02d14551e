import { nearest } from '../../../schema/nearest.ts';
import { deliveriesOf } from '../../delivery/outbox/deliveries-of.ts';
import { noteSpam } from '../../desk/changes/note-spam.ts';
import { findLeads } from '../../leads/query/find-leads.ts';
import { markSpam, releaseSpam } from '../../leads/spam/judge-spam.ts';
import { CliError } from '../cli-error.ts';
import { type Command, type LeadTools, print, type Run } from '../command.ts';
import { chooseLead } from '../leads/choose-lead.ts';
import { periodOptions, periodUsage, readLimit, readPeriod } from '../leads/lead-filter.ts';
import { leadTable } from '../leads/lead-table.ts';
import { readWords } from '../read-words.ts';
import { counted, countedOf } from '../text/counted.ts';
import { harmlessLine } from '../text/terminal-text.ts';

export const spam: Command = {
  about: 'lists spam, releases it, or marks leads as spam',
  usage: `npm run leads -- spam list [options]
${periodUsage}
  --search TEXT   words that must all occur
  --limit N       maximum number of leads; default 50
npm run leads -- spam release ID   turns it into a lead and delivers it to every target
npm run leads -- spam mark ID      moves a lead to spam and removes deliveries that have not started
Spam is stored; only person erase and the retention rules delete leads.`,
  read([word = 'list', ...words], zone) {
    const read = Object.hasOwn(subcommands, word) ? subcommands[word] : undefined;
    if (read) return read(words, zone);
    const meant = nearest(word, Object.keys(subcommands));
    throw new CliError(
      `Unknown command "spam ${harmlessLine(word)}"${meant ? `; did you mean "${meant}"?` : '; see --help.'}`,
    );
  },
};

const subcommands: Record<string, Command['read']> = {
  list(words, zone) {
    const options = { ...periodOptions, search: { type: 'string' }, limit: { type: 'string' } } as const;
    const { values } = readWords(words, options, 0);
    const period = readPeriod(values, zone);
    const limit = readLimit(values.limit ?? '50');
    return async (tools) => {
      const filter = { ...period, search: values.search, spam: 'only' } as const;
      const { leads, total } = await findLeads(tools.storage.db, filter, limit);
      print(tools.output, [
        ...(await leadTable(tools, leads, 'reason')),
        `${countedOf(leads.length, total, 'spam lead')}; times are in ${zone}.`,
      ]);
    };
  },
  release: (words) => forLead(words, 'release', release),
  mark: (words) => forLead(words, 'mark', mark),
};

function forLead(
  words: readonly string[],
  word: string,
  run: (tools: LeadTools, lead: { id: string; label: string }) => Promise<void>,
): Run {
  const [prefix] = readWords(words, {}, 1).positionals;
  if (prefix === undefined) throw new CliError(`spam ${word} requires the ID of a lead; see --help.`);
  return async (tools) => {
    const { id, full_name } = await chooseLead(tools.storage.db, prefix);
    await run(tools, { id, label: `${id} (${harmlessLine(full_name)})` });
  };
}

async function release(
  { storage, targets, conversions, clock, output }: LeadTools,
  { id, label }: { id: string; label: string },
): Promise<void> {
  const rules = { targets: targets.map(({ name }) => name), settleMs: 0, conversions };
  const isReleased = await storage.commit(async (trx) => {
    const isSpam = await releaseSpam(trx, id, clock(), rules);
    if (isSpam) await noteSpam(trx, id, { isSpam: false, at: clock() });
    return isSpam;
  });
  if (!isReleased) throw new CliError(`${label} is not spam.`);
  const rows = (await deliveriesOf(storage.db, [{ id }]))(id);
  const pending = rows.filter(({ status }) => status === 'pending').map(({ target }) => target);
  print(output, [`${label} is now a lead; pending deliveries: ${pending.join(', ') || 'none'}.`]);
}

async function mark(
  { storage, clock, output }: LeadTools,
  { id, label }: { id: string; label: string },
): Promise<void> {
  const removed = await storage.commit(async (trx) => {
    const deliveries = await markSpam(trx, id, clock());
    if (deliveries !== undefined) await noteSpam(trx, id, { isSpam: true, at: clock() });
    return deliveries;
  });
  if (removed === undefined) throw new CliError(`${label} is already spam.`);
  const started = (await deliveriesOf(storage.db, [{ id }]))(id);
  print(output, [
    `${label} is now spam; ${counted(removed, 'delivery', 'deliveries')} removed.`,
    ...started.map(({ target, status }) => `Already started and not removed: ${target} (${status}).`),
  ]);
}
