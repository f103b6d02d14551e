import { chargeProblem } from '../../../../../schema/api/dollars.ts';
import type { GenerateLinkBody } from '../../../../../schema/api/payments.ts';
import { centsOf, priceText } from '../../../money.ts';

/** A payment link that is not made yet, as typed. */
export interface LinkDraft {
  projectName: string;
  /** Dollars. */
  amount: string;
  description: string;
}

export const draftFields = ['projectName', 'amount', 'description'] as const satisfies (keyof LinkDraft)[];

/** @param lead the open one */
export function firstDraft(lead: { name: string; service: string; price: string | null }): LinkDraft {
  const { name, service, price } = lead;
  return {
    projectName: service,
    amount: price ? (priceText(price)?.replace(/\.00$/, '') ?? '') : '',
    description: service && name ? `${service} for ${name}` : '',
  };
}

/** @param stored whatever the storage has */
export function readDraft(stored: unknown, first: LinkDraft): LinkDraft {
  const draft = stored as Partial<LinkDraft> | null;
  return draftFields.every((name) => typeof draft?.[name] === 'string') ? (draft as LinkDraft) : first;
}

/** The body of the call, or what is wrong with each field. */
export function checkDraft(
  { projectName, amount, description }: LinkDraft,
  leadId: string,
): { body: GenerateLinkBody } | { problems: Partial<LinkDraft> } {
  const price = priceText(amount);
  const problems: Partial<LinkDraft> = {
    ...(!projectName.trim() && { projectName: 'Enter the project name.' }),
    ...amountProblem(amount, price),
    ...(!description.trim() && { description: 'Enter what the client is paying for.' }),
  };
  if (Object.keys(problems).length > 0 || price === undefined) return { problems };
  const texts = { projectName: projectName.trim(), description: description.trim() };
  return { body: { ...texts, amount: price, leadId } };
}

function amountProblem(amount: string, price: string | undefined): Pick<Partial<LinkDraft>, 'amount'> {
  if (amount.trim() === '') return { amount: 'Enter the price, such as 219 or 219.50.' };
  if (price === undefined)
    return { amount: 'Enter dollars with at most two decimals, such as 219 or 219.50.' };
  const problem = chargeProblem(centsOf(Number(price)));
  return problem ? { amount: problem } : {};
}

/** The text with a link at its end. */
export const withLink = (text: string, url: string): string =>
  text === '' || /\s$/.test(text) ? `${text}${url}` : `${text} ${url}`;
