import { nearest } from '../../../schema/nearest.ts';
import { pendingByTarget } from '../../delivery/outbox/outbox-state.ts';
import {
  countDead,
  missing,
  queueMissing,
  type ReplayScope,
  reviveDead,
} from '../../delivery/outbox/replay.ts';
import { findLeads } from '../../leads/query/find-leads.ts';
import { CliError } from '../cli-error.ts';
import { type Command, type Desk, print } from '../command.ts';
import { chooseLead } from '../leads/choose-lead.ts';
import { periodOptions, periodUsage, readPeriod } from '../leads/lead-filter.ts';
import { readWords } from '../read-words.ts';
import { harmlessLine } from '../text/terminal-text.ts';

export const replay: Command = {
  about: 'tries again what was given up, or tells a new target of old leads',
  usage: `npm run leads -- replay ID             dead deliveries of one lead are tried again
npm run leads -- replay --dead         all dead deliveries
npm run leads -- replay --target NAME  all dead deliveries to one target, such as crm
  --all           with --target: also the leads of which that target was never told
${periodUsage}
  --dry-run       only says what would be done
A delivery keeps its id, so that who has taken it after all takes it no second time.`,
  read(words, zone) {
    const { values, positionals } = readWords(words, { ...periodOptions, ...options }, 1);
    const [prefix] = positionals;
    const { dead = false, target, all = false, 'dry-run': isDry = false } = values;
    if (prefix === undefined && !dead && target === undefined)
      throw new CliError('replay needs the ID of a lead, --dead or --target NAME; see --help.');
    if (all && target === undefined)
      throw new CliError('--all needs --target NAME: it tells one target of the leads it never heard of.');
    const period = readPeriod(values, zone);
    return async (desk) => {
      const lead = prefix === undefined ? undefined : await chooseLead(desk.storage.db, prefix);
      if (lead && lead.spam_reason !== null)
        throw new CliError(`${lead.id} is spam; npm run leads -- spam release ${lead.id}.`);
      const targets = target === undefined ? everybody(desk).map(({ name }) => name) : [known(desk, target)];
      if (all && desk.paymentTargets.some(({ name }) => name === target))
        throw new CliError(`${target} is told of payments, and never of leads.`);
      if (dead) await tellWhoIsLeft(desk);
      await run(desk, { scope: { ...period, leadId: lead?.id, targets }, all, isDry });
    };
  },
};

const options = {
  dead: { type: 'boolean' },
  target: { type: 'string' },
  all: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** A delivery to somebody who is not configured would wait for ever. */
function known(desk: Desk, typed: string): string {
  const targets = everybody(desk);
  const names = targets.map(({ name }) => name);
  if (names.includes(typed)) return typed;
  const meant = nearest(typed, names);
  throw new CliError(
    [
      `No target "${harmlessLine(typed)}" is configured${meant ? `; did you mean "${meant}"?` : '. Configured are:'}`,
      ...(meant ? [] : targets.map(({ name, about }) => `  ${name}: ${about}`)),
    ].join('\n'),
  );
}

function everybody({ targets, paymentTargets }: Desk): Desk['targets'] {
  return [...targets, ...paymentTargets];
}

async function tellWhoIsLeft(desk: Desk): Promise<void> {
  for (const { target, status, count } of await pendingByTarget(desk.storage.db))
    if (status === 'dead' && !everybody(desk).some(({ name }) => name === target))
      print(desk.output, [`Left alone, for the target is not configured: ${count} to ${target}.`]);
}

interface Plan {
  scope: ReplayScope;
  all: boolean;
  isDry: boolean;
}

async function run(desk: Desk, { scope, all, isDry }: Plan): Promise<void> {
  const { storage, clock, output } = desk;
  const { targets, leadId: id, since, until } = scope;
  const dead = await countDead(storage.db, scope);
  const count = dead.reduce((sum, row) => sum + row.count, 0);
  const parts = dead.map((row) => `${row.target} ${row.count}`).join(', ');
  print(output, [`Dead deliveries to be tried again: ${count}${parts && ` (${parts})`}.`]);
  const [target = ''] = targets;
  const filter = { id, ...(since && { since }), ...(until && { until }) };
  const unheard = all ? (await findLeads(storage.db, missing(target, filter), 1)).total : 0;
  if (all) print(output, [`Leads to be told to ${target} for the first time: ${unheard}.`]);
  if (isDry) return print(output, ['A dry run: nothing was changed.']);
  if (count + unheard === 0) return print(output, ['There is nothing to do.']);
  const revived = await reviveDead(storage, scope, clock());
  const queued = unheard > 0 ? await queueMissing(storage, target, filter, clock()) : 0;
  print(output, [`Now pending: ${revived + queued}. A server that runs begins within seconds.`]);
}
