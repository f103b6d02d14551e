import { attachmentUrl } from '../../attachments/attachments-of.ts';
import { stateOf } from '../../delivery/outbox/deliveries-of.ts';
import type { Lead } from '../../delivery/target.ts';
import { answerLines, attributionOf, consentsOf } from '../../leads/query/describe-lead.ts';
import { plainLines } from '../../mail/mail-texts.ts';
import type { LeadRows } from '../leads/lead-json.ts';

/** The data of one row. */
export interface Exported extends LeadRows {
  lead: Lead;
  siteUrl: string;
}

export interface CsvColumn {
  name: string;
  text(exported: Exported): string | null | undefined;
}

/** Columns that depend on the exported leads. */
export interface CsvExtent {
  /** Campaign parameters of any of the leads, such as `utm_source`. */
  params: { first: readonly string[]; last: readonly string[] };
  /** Every target with a delivery of any lead. */
  targets: readonly string[];
}

export function csvColumns({ params, targets }: CsvExtent): CsvColumn[] {
  return [
    column('id'),
    column('received_at'),
    column('full_name'),
    column('email'),
    column('phone'),
    column('country'),
    column('service'),
    column('price'),
    column('original_price'),
    column('message'),
    column('form'),
    column('kind'),
    column('page_url'),
    column('page_revision'),
    column('brand_slug'),
    ...touchColumns('first', params.first),
    ...touchColumns('last', params.last),
    { name: 'consents_given', text: ({ lead }) => consentNames(lead, true) },
    { name: 'consents_refused', text: ({ lead }) => consentNames(lead, false) },
    column('consents'),
    { name: 'delivery', text: ({ deliveries }) => stateOf(deliveries) },
    ...targets.map((target) => ({
      name: `delivery_${target}`,
      text: ({ deliveries }: Exported) => stateOf(deliveries.filter((row) => row.target === target)),
    })),
    column('spam_reason'),
    { name: 'attachments', text: attachmentsText },
    column('tag_consent'),
    { name: 'answers', text: ({ lead }) => plainLines(answerLines(lead)) },
  ];
}

/** Each file's name and the address that staff open, one per line. */
function attachmentsText({ attachments, siteUrl }: Exported): string {
  return attachments.map((row) => `${row.name} ${attachmentUrl(siteUrl, row)}`).join('\n');
}

type TextColumn = { [Name in keyof Lead]: Lead[Name] extends string | null ? Name : never }[keyof Lead];

function column(name: TextColumn): CsvColumn {
  return { name, text: ({ lead }) => lead[name] };
}

function touchColumns(which: 'first' | 'last', params: readonly string[]): CsvColumn[] {
  const touch = ({ lead }: Exported) => attributionOf(lead)?.[which];
  return [
    { name: `${which}_at`, text: (row) => touch(row)?.at },
    { name: `${which}_landing_page`, text: (row) => touch(row)?.landingPage },
    { name: `${which}_referrer`, text: (row) => touch(row)?.referrer },
    ...params.map((param) => ({
      name: `${which}_${param}`,
      text: (row: Exported) => touch(row)?.params[param],
    })),
  ];
}

function consentNames(lead: Lead, given: boolean): string {
  return consentsOf(lead)
    .filter((consent) => consent.given === given)
    .map(({ name }) => name)
    .join(', ');
}
