import type { LeadEmailCall } from '../../../../schema/generated/types.ts';
import type { FormKind } from './lead-fields.ts';
import { truncateField } from './truncate-field.ts';

/** A lead as it was typed: perhaps without the consent, and the number perhaps without its dial code. */
export type TypedLead = Omit<LeadEmailCall, 'termsAgreed'> & { termsAgreed?: boolean };

/**
 * What stands in a lead form. `message` is left out when the form does not ask for one; what nobody typed is
 * cut to what the server keeps. Source: spec section 3.
 * @param pageUrl the address of the page, whole
 */
export function readLead(form: FormData, pageUrl: string): TypedLead {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const kind = text('kind') as FormKind;
  return {
    fullName: text('fullName'),
    email: text('email'),
    country: truncateField('country', text('country')),
    phoneNumber: text('phoneNumber'),
    ...(kind !== 'consultation' && { termsAgreed: form.get('termsAgreed') === 'on' }),
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

/** A price as a number, when the page writes it as one. */
export function readPrice(text: string): string | number {
  return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/**
 * A number with the country's dial code before it, unless it was typed with one: `+44 …`, `(+44) …`, `0044 …`, or the 1
 * that North Americans put before their ten digits.
 * @param dialCode such as `+1`; without one nothing is known
 */
export function withDialCode(number: string, dialCode: string | undefined): string {
  if (number === '' || !dialCode || /^\W*(\+|00)/.test(number)) return number;
  if (dialCode === '+1' && /^\W*1(\D*\d){10}\D*$/.test(number)) return `+${number.replace(/^\W+/, '')}`;
  return `${dialCode} ${number}`;
}
