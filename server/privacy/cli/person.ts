import type { PersonSummary } from '../../../schema/api/privacy.ts';
import { nearest } from '../../../schema/nearest.ts';
import { CliError } from '../../cli/cli-error.ts';
import { type Command, type LeadTools, print, type Run } from '../../cli/command.ts';
import { writeAtomically } from '../../cli/csv/write-atomically.ts';
import { chooseLead } from '../../cli/leads/choose-lead.ts';
import { readWords } from '../../cli/read-words.ts';
import { counted } from '../../cli/text/counted.ts';
import { harmlessLine } from '../../cli/text/terminal-text.ts';
import { emailKey } from '../../desk/intake/derive.ts';
import { cleanDatabase, quickBytes } from '../erase/clean-database.ts';
import { erasePeople } from '../erase/erase-people.ts';
import { mailFolder } from '../erase/mail-files.ts';
import { journalPath, openJournal } from '../journal/journal.ts';
import { describePerson } from '../people.ts';
import { createCompanyAddresses } from '../person/company-addresses.ts';
import { exportPerson } from '../person/export-person.ts';
import type { FoundPerson } from '../person/find-person.ts';

export const person: Command = {
  about: 'exports or erases everything about a person',
  usage: `npm run leads -- person export WHO --out FILE   everything about a person, as JSON with files in base64
npm run --silent leads -- person export WHO     writes to standard output
npm run leads -- person erase WHO               shows what it erases, and asks
  WHO             an email address, or the ID of one of the person's leads
  --phone         includes leads that only have the same phone number; families share phones
  --yes           with erase: does not ask
A person has all leads with the same email address, and those that staff joined. Payments stay, under a pseudonym.`,
  read([word = '', ...words]) {
    const read = Object.hasOwn(subcommands, word) ? subcommands[word] : undefined;
    if (read) return read(words);
    const meant = nearest(word, Object.keys(subcommands));
    throw new CliError(
      `Unknown command "person ${harmlessLine(word)}"${meant ? `; did you mean "${meant}"?` : '; see --help.'}`,
    );
  },
};

const subcommands: Record<string, (words: readonly string[]) => Run> = {
  export(words) {
    const options = { phone: { type: 'boolean' }, out: { type: 'string' } } as const;
    const { values, positionals } = readWords(words, options, 1);
    const who = readWho('export', positionals);
    return async (tools) => writeExport(tools, await choosePerson(tools, who, values.phone), values.out);
  },
  erase(words) {
    const options = { phone: { type: 'boolean' }, yes: { type: 'boolean' } } as const;
    const { values, positionals } = readWords(words, options, 1);
    const who = readWho('erase', positionals);
    return async (tools) => {
      const chosen = await choosePerson(tools, who, values.phone);
      print(tools.output, describe(chosen.summary));
      if (!values.yes) await confirm(tools, chosen.summary);
      await erase(tools, chosen);
    };
  },
};

function readWho(word: string, [who]: readonly string[]): string {
  if (who === undefined)
    throw new CliError(`person ${word} requires an email address or the ID of a lead; see --help.`);
  return who;
}

interface Chosen {
  person: FoundPerson;
  summary: PersonSummary;
}

async function choosePerson(tools: LeadTools, who: string, withPhone = false): Promise<Chosen> {
  const { db } = tools.storage;
  const company = createCompanyAddresses({ db, ...tools });
  if ((await company()).has(emailKey(who)))
    throw new CliError(
      `"${harmlessLine(who)}" is an address of the company or its staff. Use the ID of a lead.`,
    );
  const start = who.includes('@') ? { email: who } : { leadIds: [(await chooseLead(db, who)).id] };
  const found = await describePerson(db, { ...start, withPhone }, { config: tools.config, company });
  if (!found) throw new CliError(`The database has nothing about "${harmlessLine(who)}".`);
  return found;
}

async function writeExport(tools: LeadTools, { person, summary }: Chosen, path?: string): Promise<void> {
  const request = { leadIds: person.leads.map(({ id }) => id), emails: person.emails, now: tools.clock() };
  const parts = { storage: tools.storage, mailFolder: mailFolder(tools.config.dataDir) };
  const text = exportPerson(parts, request);
  if (path === undefined) {
    for await (const piece of text) tools.output.stream.write(piece);
    return;
  }
  await writeAtomically(path, async (stream) => {
    for await (const piece of text)
      if (!stream.write(piece)) await new Promise<void>((resolve) => stream.once('drain', resolve));
    await new Promise<void>((resolve) => stream.end(resolve));
  });
  print(tools.output, [
    `Exported ${counted(summary.leads.length, 'lead')} and ${counted(rowsOf(summary.counts), 'row')} to ${path}.`,
    ...phoneHint(summary),
  ]);
}

function describe(summary: PersonSummary): string[] {
  const { leads, counts, keptPayments } = summary;
  return [
    `Leads of ${harmlessLine(summary.name || summary.email)}:`,
    ...leads.map((lead) => `  ${lead.id}  ${harmlessLine(lead.name)}, ${harmlessLine(lead.service)}`),
    `Rows: ${listed(counts)}.`,
    ...(keptPayments > 0
      ? [`${counted(keptPayments, 'payment')} will stay for bookkeeping, under a pseudonym.`]
      : []),
    ...phoneHint(summary),
  ];
}

function phoneHint({ samePhone }: PersonSummary): string[] {
  if (samePhone.length === 0) return [];
  return [
    'These leads also have this phone number; they are included only with --phone:',
    ...samePhone.map(({ id, name }) => `  ${id}  ${harmlessLine(name)}`),
  ];
}

async function confirm({ questions }: LeadTools, { email, name }: PersonSummary): Promise<void> {
  if (!questions.isTerminal) throw new CliError('Nothing was erased: confirm with --yes.');
  const expected = harmlessLine(email || name);
  const typed = await questions.ask(`This cannot be undone. Type ${expected} to erase: `);
  if (typed.trim().toLowerCase() !== expected.toLowerCase()) throw new CliError('Nothing was erased.');
}

async function erase(tools: LeadTools, { person, summary }: Chosen): Promise<void> {
  const { storage, config, clock, output } = tools;
  const journal = openJournal(journalPath(config));
  const targets = tools.erasureTargets;
  const parts = { storage, journal, mailFolder: mailFolder(config.dataDir), targets, clock };
  const report = await erasePeople(parts, {
    leadIds: person.leads.map(({ id }) => id),
    emails: person.emails,
    phones: person.phones,
    reason: 'request',
  });
  const isClean = (await cleanDatabase(parts, quickBytes / 4)) === 'clean';
  print(output, [
    `Erased: ${listed(report.counts)}; ${counted(report.mailFiles, 'file')} of unsent mail.`,
    ...(targets.length > 0 && report.leadIds.length > 0
      ? [`To be notified: ${targets.map(({ about }) => about).join(', ')}.`]
      : []),
    ...crmHint(tools, summary, report.leadIds),
    isClean
      ? 'The files of the database no longer contain any of it.'
      : 'A server cleans the files of the database when it runs: within a minute, or if they are large, the next night.',
  ]);
}

function crmHint({ config }: LeadTools, { crm }: PersonSummary, leadIds: readonly string[]): string[] {
  if (crm !== 'by hand') return [];
  return [
    `The CRM at ${config.leads.crmUrl} was not notified, because CRM_ERASE_PATH is not set: erase these leads there by hand.`,
    ...leadIds.map((id) => `  ${id}`),
  ];
}

const rowsOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([table, count]) => `${table} ${count.toLocaleString('en-US')}`);
  return parts.join(', ') || 'nothing';
}
