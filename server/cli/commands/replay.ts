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
import { type Command, type LeadTools, print } from '../command.ts';
import { chooseLead } from '../leads/choose-lead.ts';
import { periodOptions, periodUsage, readPeriod } from '../leads/lead-filter.ts';
import { readWords } from '../read-words.ts';
import { harmlessLine } from '../text/terminal-text.ts';

export const replay: Command = {
  about: 'retries dead-lettered deliveries, or delivers old leads to a new target',
  usage: `npm run leads -- replay ID             retries the dead deliveries of one lead
npm run leads -- replay --dead         all dead deliveries
npm run leads -- replay --target NAME  all dead deliveries to one target, such as crm
  --all           with --target: also delivers leads that this target never received
${periodUsage}
  --dry-run       only prints what would be done
A delivery keeps its id, so a receiver that already accepted it can ignore it.`,
  read(words, zone) {
    const { values, positionals } = readWords(words, { ...periodOptions, ...options }, 1);
    const [prefix] = positionals;
    const { dead = false, target, all = false, 'dry-run': isDry = false } = values;
    if (prefix === undefined && !dead && target === undefined)
      throw new CliError('replay requires the ID of a lead, --dead, or --target NAME; see --help.');
    if (all && target === undefined)
      throw new CliError('--all requires --target NAME: it delivers leads that one target never received.');
    const period = readPeriod(values, zone);
    return async (tools) => {
      const lead = prefix === undefined ? undefined : await chooseLead(tools.storage.db, prefix);
      if (lead && lead.spam_reason !== null)
        throw new CliError(`${lead.id} is spam; run npm run leads -- spam release ${lead.id}.`);
      const targets =
        target === undefined ? allTargets(tools).map(({ name }) => name) : [configuredTarget(tools, target)];
      const receives = (others: readonly { name: string }[]) => others.some(({ name }) => name === target);
      if (all && receives([...tools.unclaimedTargets, ...tools.paymentTargets]))
        throw new CliError(`${target} receives payments, not leads.`);
      if (all && receives(tools.mailTargets))
        throw new CliError(`${target} sends what staff write, not leads.`);
      if (all && receives([...tools.erasureTargets, ...tools.reportTargets]))
        throw new CliError(`${target} receives what is erased, not leads.`);
      if (all && receives(tools.conversionTargets))
        throw new CliError(`${target} receives conversions when they happen, not old leads.`);
      if (dead) await printSkipped(tools);
      await run(tools, { scope: { ...period, leadId: lead?.id, targets }, all, isDry });
    };
  },
};

const options = {
  dead: { type: 'boolean' },
  target: { type: 'string' },
  all: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** A delivery to a target that is not configured would stay pending forever. */
function configuredTarget(tools: LeadTools, typed: string): string {
  const targets = allTargets(tools);
  const names = targets.map(({ name }) => name);
  if (names.includes(typed)) return typed;
  const meant = nearest(typed, names);
  throw new CliError(
    [
      `No target "${harmlessLine(typed)}" is configured${meant ? `; did you mean "${meant}"?` : '. Configured targets:'}`,
      ...(meant ? [] : targets.map(({ name, about }) => `  ${name}: ${about}`)),
    ].join('\n'),
  );
}

function allTargets(tools: LeadTools): LeadTools['targets'] {
  return [
    ...tools.targets,
    ...tools.unclaimedTargets,
    ...tools.paymentTargets,
    ...tools.mailTargets,
    ...tools.erasureTargets,
    ...tools.reportTargets,
    ...tools.conversionTargets,
  ];
}

async function printSkipped(tools: LeadTools): Promise<void> {
  for (const { target, status, count } of await pendingByTarget(tools.storage.db))
    if (status === 'dead' && !allTargets(tools).some(({ name }) => name === target))
      print(tools.output, [`Skipped, because the target is not configured: ${count} to ${target}.`]);
}

interface Plan {
  scope: ReplayScope;
  all: boolean;
  isDry: boolean;
}

async function run(tools: LeadTools, { scope, all, isDry }: Plan): Promise<void> {
  const { storage, clock, output } = tools;
  const { targets, leadId: id, since, until } = scope;
  const dead = await countDead(storage.db, scope);
  const count = dead.reduce((sum, row) => sum + row.count, 0);
  const parts = dead.map((row) => `${row.target} ${row.count}`).join(', ');
  print(output, [`Dead deliveries to retry: ${count}${parts && ` (${parts})`}.`]);
  const [target = ''] = targets;
  const filter = { id, ...(since && { since }), ...(until && { until }) };
  const undelivered = all ? (await findLeads(storage.db, missing(target, filter), 1)).total : 0;
  if (all) print(output, [`Leads to deliver to ${target} for the first time: ${undelivered}.`]);
  if (isDry) return print(output, ['Dry run: nothing was changed.']);
  if (count + undelivered === 0) return print(output, ['Nothing to do.']);
  const revived = await reviveDead(storage, scope, clock());
  const queued = undelivered > 0 ? await queueMissing(storage, target, filter, clock()) : 0;
  print(output, [`Now pending: ${revived + queued}. A running server starts delivering within seconds.`]);
}
