import type { LeadEmailCall } from '../../../schema/generated/types.ts';
import { cutText } from './cut-text.ts';

/** A lead as it was typed: perhaps without the consent, and the number still without its dial code. */
export type TypedLead = Omit<LeadEmailCall, 'termsAgreed'> & { termsAgreed: boolean };

/**
 * What stands in a lead form. `message` is left out when the form does not ask for one; what nobody typed is
 * cut to what the server keeps. Source: spec section 3.
 * @param pageUrl the address of the page, whole
 */
export function readLead(form: FormData, pageUrl: string): TypedLead {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const price = cutText('servicePrice', text('servicePrice'));
  return {
    fullName: text('fullName'),
    email: text('email'),
    country: cutText('country', text('country')),
    phoneNumber: text('phoneNumber'),
    termsAgreed: form.get('termsAgreed') === 'on',
    serviceName: cutText('serviceName', text('serviceName')),
    servicePrice: price === '' || Number.isNaN(Number(price)) ? price : Number(price),
    pageUrl: cutText('pageUrl', pageUrl),
    ...(form.has('message') && { message: text('message') }),
  };
}

/** The lead as call 1 sends it. A number that was typed with a dial code of its own keeps that. */
export function toLead(typed: TypedLead, dialCode: string): LeadEmailCall {
  const { phoneNumber } = typed;
  return {
    ...typed,
    phoneNumber: phoneNumber.startsWith('+') ? phoneNumber : `${dialCode} ${phoneNumber}`,
    // Validation refused a lead without the consent.
    termsAgreed: true,
  };
}
