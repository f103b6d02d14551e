import type { CrmErasure, PersonSummary } from '../../../../../schema/api/privacy.ts';

/** One and several rows of a table, for those that people know by name. */
const rowNames: Record<string, [one: string, several: string]> = {
  submissions: ['form', 'forms'],
  mails: ['email', 'emails'],
  chat_messages: ['chat message', 'chat messages'],
  attachments: ['file', 'files'],
  desk_events: ['change or note', 'changes and notes'],
};

/** Rows that are not counted: the leads are listed, payments stay, and a file has many chunks. */
const uncounted = new Set(['leads', 'attachment_chunks', 'payment_links', 'payment_attempts']);

const counted = (count: number, [one, several]: [string, string]) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

/** `2 forms, 3 emails, and 14 other records` */
export function countsText(counts: PersonSummary['counts']): string {
  const rest = Object.entries(counts).filter(([table]) => !uncounted.has(table));
  const known = Object.keys(rowNames).flatMap((table) => {
    const [count, names] = [counts[table], rowNames[table]];
    return count && names ? [counted(count, names)] : [];
  });
  const others = rest.filter(([table]) => !rowNames[table]).reduce((sum, [, count]) => sum + count, 0);
  if (others > 0) known.push(counted(others, ['other record', 'other records']));
  return new Intl.ListFormat('en-US').format(known);
}

/** What stays, and for whom; empty if nothing does. */
export function keptText(keptPayments: number): string {
  if (keptPayments === 0) return '';
  return keptPayments === 1
    ? 'One payment stays for bookkeeping and taxes, under a pseudonym instead of the person’s name.'
    : `${keptPayments} payments stay for bookkeeping and taxes, under a pseudonym instead of the person’s name.`;
}

/** What becomes of the copy in the CRM; empty without a CRM. */
export const crmTexts: Record<CrmErasure, string> = {
  notified: 'The CRM is notified and erases its copy.',
  'by hand': 'The CRM is not notified. Erase these leads there by hand.',
  none: '',
};

/** `Everything about Dana Vale was erased: 2 leads.` The name is isolated, so its direction does not turn the sentence. */
export const erasedText = (name: string, leads: number): string =>
  `Everything about \u2068${name}\u2069 was erased: ${counted(leads, ['lead', 'leads'])}.`;
