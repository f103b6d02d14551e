import type { CustomerInfo } from '../../../schema/api/payments.ts';
import type { Terms } from './personal-table.ts';

const replacement = '[erased]';

/**
 * The payer of a payment that has to be kept: a pseudonym, and the state and country of the sale, which sales tax depends on.
 * @param payer JSON or null
 */
export function erasedPayer(payer: unknown, { pseudonymOf }: Terms): string | null {
  if (payer === null) return null;
  const { email, state, country, ...known } = JSON.parse(String(payer)) as CustomerInfo;
  if (email === '') return String(payer);
  const erased: CustomerInfo = {
    ...(Object.fromEntries(Object.keys(known).map((field) => [field, ''])) as typeof known),
    email: '',
    firstName: 'Erased',
    lastName: `client ${pseudonymOf(email)}`,
    state,
    country,
  };
  return JSON.stringify(erased);
}

/** The text with everything replaced that names its person. */
export function withoutWords(text: string, { words }: Terms): string {
  return words.reduce((rest, word) => rest.replaceAll(wholeWord(word), replacement), text);
}

/** Scripts that put no spaces between words. */
const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function wholeWord(word: string): RegExp {
  if (withoutSpaces.test(word)) return new RegExp(RegExp.escape(word), 'giu');
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'giu');
}

/** @param event a `joined` event as JSON */
export function withoutJoinedName(event: string): string {
  const { with: joined, ...rest } = JSON.parse(event) as { with: { id: string; name: string } };
  return JSON.stringify({ ...rest, with: { ...joined, name: '' } });
}
