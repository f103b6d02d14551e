import { attachmentsOf } from '../../attachments/attachments-of.ts';
import { attachmentLines } from '../../attachments/describe-attachment.ts';
import { type DeliveryRow, deliveriesOf } from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import { answerLines, evidenceLines, leadLines } from '../../leads/query/describe-lead.ts';
import type { Line } from '../../mail/mail-texts.ts';
import { CliError } from '../cli-error.ts';
import { type Command, type LeadTools, print } from '../command.ts';
import { chooseLead } from '../leads/choose-lead.ts';
import { type LeadRows, leadJson } from '../leads/lead-json.ts';
import { readWords } from '../read-words.ts';
import { harmlessJson, harmlessLine, harmlessLines } from '../text/terminal-text.ts';
import { localTime } from '../text/time.ts';

export const show: Command = {
  about: 'shows everything about one lead',
  usage: `npm run leads -- show ID [--json]
  ID is a lead's id, or the start of it as shown by list.`,
  read(words) {
    const { values, positionals } = readWords(words, { json: { type: 'boolean' } }, 1);
    const [id] = positionals;
    if (id === undefined) throw new CliError('show requires the ID of a lead; run npm run leads -- list.');
    return async (tools) => {
      const lead = await chooseLead(tools.storage.db, id);
      const deliveries = (await deliveriesOf(tools.storage.db, [lead]))(lead.id);
      const attachments = (await attachmentsOf(tools.storage.db, [lead]))(lead.id);
      const submissions = await submissionsOf(tools, lead);
      const siteUrl = await tools.siteUrl();
      const rows = { deliveries, attachments };
      if (values.json) print(tools.output, [harmlessJson({ ...leadJson(lead, rows, siteUrl), submissions })]);
      else print(tools.output, describe(lead, { ...rows, submissions, siteUrl, zone: tools.zone }));
    };
  },
};

type Submissions = Awaited<ReturnType<typeof submissionsOf>>;

function submissionsOf({ storage }: LeadTools, lead: Lead) {
  return storage.db
    .selectFrom('submissions')
    .select(['channel', 'received_at as receivedAt', 'client_address as clientAddress'])
    .select(['user_agent as userAgent', 'payload'])
    .where('lead_id', '=', lead.id)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

interface Details extends LeadRows {
  siteUrl: string;
  submissions: Submissions;
  zone: string;
}

function describe(lead: Lead, details: Details): string[] {
  const { deliveries, attachments, submissions, siteUrl, zone } = details;
  const time = (instant: string) => localTime(instant, zone);
  return [
    ...aligned([
      ...leadLines(lead),
      ['Local time', `${time(lead.received_at)} in ${zone}`],
      ...(lead.spam_reason === null ? [] : [['Spam', lead.spam_reason] as const]),
      ...attachmentLines(attachments, siteUrl),
      ...evidenceLines(lead),
      ['Address', lead.client_address ?? 'unknown'],
      ['Browser', lead.user_agent ?? 'unknown'],
    ]),
    // Indented, so no line of the message can imitate this output.
    ...(lead.message === null
      ? []
      : ['', 'Message', ...harmlessLines(lead.message).map((line) => `  ${line}`)]),
    ...answers(lead),
    '',
    'Submissions',
    ...submissions.map(({ channel, receivedAt }) => `  ${time(receivedAt)}  ${channel}`),
    '',
    'Deliveries',
    ...(deliveries.length === 0 ? ['  none'] : deliveries.flatMap((row) => deliveryLines(row, time))),
  ];
}

/** Indented like the message. */
function answers(lead: Lead): string[] {
  const lines = answerLines(lead).flatMap(([label, text]) => [
    `  ${harmlessLine(label)}`,
    ...harmlessLines(text).map((line) => `    ${line}`),
  ]);
  return lines.length === 0 ? [] : ['', 'Answers', ...lines];
}

function aligned(lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines.map(([label, text]) => `${label.padEnd(width)}  ${harmlessLine(text)}`);
}

function deliveryLines(row: DeliveryRow, time: (instant: string) => string): string[] {
  const { id, target, edition, status, attempts, next_attempt_at, delivered_at, last_error } = row;
  const when = {
    pending: `next attempt ${time(next_attempt_at)}`,
    delivered: delivered_at === null ? '' : time(delivered_at),
    dead: 'no further attempts',
  }[status];
  return [
    `  ${[target, edition > 1 && `revision ${edition}`, status, when, `attempts ${attempts}`].filter(Boolean).join(', ')}`,
    `    id ${id}`,
    ...(last_error === null ? [] : [`    last error: ${harmlessLine(last_error)}`]),
  ];
}
