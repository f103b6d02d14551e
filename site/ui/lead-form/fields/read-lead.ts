import { splitContact } from '../../../../schema/api/contact.ts';
import type { Answer, LeadEmailCall } from '../../../../schema/generated/types.ts';
import { asksForConsent, type FormKind } from './lead-fields.ts';
import { truncateField } from './truncate-field.ts';

/** A lead as typed: the consent can be missing, and the number can lack its dial code. */
export type TypedLead = Omit<LeadEmailCall, 'termsAgreed' | 'answers'> & {
  termsAgreed?: boolean;
  /** In a form with its own fields. */
  answers?: Answer[];
};

/**
 * Reads a lead form. Values that the visitor did not type are truncated to what the server stores.
 * Source: product-rules.md, Calls.
 * @param pageUrl the full URL of the page
 */
export function readLead(form: FormData, pageUrl: string): TypedLead {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const kind = text('kind') as FormKind;
  return {
    fullName: text('fullName'),
    ...(kind === 'rewrite'
      ? { contact: text('contact'), ...splitContact(text('contact')) }
      : {
          email: text('email'),
          country: truncateField('country', text('country')),
          phoneNumber: text('phoneNumber'),
        }),
    ...(asksForConsent(kind) && { termsAgreed: form.get('termsAgreed') === 'on' }),
    serviceName: truncateField('serviceName', text('serviceName')),
    servicePrice: readPrice(truncateField('servicePrice', text('servicePrice'))),
    pageUrl: truncateField('pageUrl', pageUrl),
    ...(form.has('subject') && { subject: text('subject') }),
    ...(form.has('message') && { message: text('message') }),
    ...(kind === 'contact' && { marketingConsent: form.get('marketingConsent') === 'on' }),
    form: text('form'),
    kind,
  };
}

/** Parses a price as a number if it is one. */
export function readPrice(text: string): string | number {
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/**
 * Prefixes a number with the country's dial code unless it was typed with one: `+44 …`, `(+44) …`, `0044 …`, or a 1
 * before ten North American digits.
 * @param dialCode such as `+1`; undefined if the country is unknown
 */
export function withDialCode<Text extends string | undefined>(
  number: Text,
  dialCode: string | undefined,
): Text | string {
  if (!number || !dialCode || /^\W*(\+|00)/.test(number)) return number;
  if (dialCode === '+1' && /^\W*1(\D*\d){10}\D*$/.test(number)) return `+${number.replace(/^\W+/, '')}`;
  return `${dialCode} ${number}`;
}
