import { attachmentsOf } from '../../attachments/attachments-of.ts';
import { deliveriesOf } from '../../delivery/outbox/deliveries-of.ts';
import { type FoundLeads, findLeads, type LeadFilter } from '../../leads/query/find-leads.ts';
import { CliError } from '../cli-error.ts';
import { type Command, type LeadTools, print } from '../command.ts';
import {
  periodOptions,
  periodUsage,
  readLimit,
  readPeriod,
  readSource,
  sourceOptions,
  sourceUsage,
} from '../leads/lead-filter.ts';
import { leadJson } from '../leads/lead-json.ts';
import { leadTable } from '../leads/lead-table.ts';
import { readWords } from '../read-words.ts';
import { counted, countedOf } from '../text/counted.ts';
import { harmlessJson } from '../text/terminal-text.ts';

const statuses = ['delivered', 'pending', 'dead'] as const;

export const list: Command = {
  about: 'shows leads, newest first',
  usage: `npm run leads -- list [options]
${periodUsage}
  --search TEXT   words that must all occur in name, phone, email, service, message, form, or id
${sourceUsage}
  --form NAME     only leads from this form
  --status STATE  delivered (to all targets), pending, or dead (dead-lettered for any target)
  --limit N       maximum number of leads; default 50
  --json          machine-readable output`,
  read(words, zone) {
    const { values } = readWords(words, { ...periodOptions, ...sourceOptions, ...options }, 0);
    const { search, form, status: word, limit: maxLeads = '50', json = false } = values;
    const status = statuses.find((known) => known === word);
    if (word !== undefined && !status)
      throw new CliError(`--status ${word} must be one of ${statuses.join(', ')}.`);
    const written: LeadFilter = {
      ...readPeriod(values, zone),
      ...(form !== undefined && { form }),
      ...(status !== undefined && { status }),
      search,
      spam: 'without',
    };
    const limit = readLimit(maxLeads);
    const sourceOf = readSource(values);
    return async (tools) => {
      const filter = { ...written, ...sourceOf(await tools.pages()) };
      const found = await findLeads(tools.storage.db, filter, limit);
      print(tools.output, json ? await asJson(tools, found) : await asTable(tools, found, filter));
    };
  },
};

const options = {
  search: { type: 'string' },
  form: { type: 'string' },
  status: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
} as const;

async function asTable(
  tools: LeadTools,
  { leads, total }: FoundLeads,
  filter: LeadFilter,
): Promise<string[]> {
  const { storage, zone } = tools;
  const spam = filter.status ? 0 : (await findLeads(storage.db, { ...filter, spam: 'only' }, 1)).total;
  const hint = spam > 0 ? ` Also ${counted(spam, 'spam lead')}; run spam list.` : '';
  return [
    ...(await leadTable(tools, leads, 'delivery')),
    `${countedOf(leads.length, total, 'lead')}; times are in ${zone}.${hint}`,
  ];
}

async function asJson(
  { storage: { db }, siteUrl: readSiteUrl }: LeadTools,
  { leads, total }: FoundLeads,
): Promise<string[]> {
  const deliveries = await deliveriesOf(db, leads);
  const attachments = await attachmentsOf(db, leads);
  const siteUrl = await readSiteUrl();
  const rowsOf = (id: string) => ({ deliveries: deliveries(id), attachments: attachments(id) });
  return [harmlessJson({ total, leads: leads.map((lead) => leadJson(lead, rowsOf(lead.id), siteUrl)) })];
}
