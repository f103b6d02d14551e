import type { ComponentProps } from 'react';
import type { CustomerInfo } from '../../../schema/api/payments.ts';

export type DetailName = Exclude<keyof CustomerInfo, 'country'>;

export type Details = Record<DetailName, string>;

interface DetailField
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'> {
  label: string;
  /** Shown if the field is empty or invalid. */
  missing: string;
}

type DetailFields = Record<DetailName, DetailField>;

/** The fields, in order. Source: product-rules.md, Payments. */
const usFields: DetailFields = {
  firstName: { label: 'First name', missing: 'Enter your first name.', autoComplete: 'given-name' },
  lastName: { label: 'Last name', missing: 'Enter your last name.', autoComplete: 'family-name' },
  email: {
    label: 'Email',
    missing: 'Enter an email address, such as name@example.com.',
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
  phone: { label: 'Phone', missing: 'Enter a phone number.', type: 'tel', autoComplete: 'tel' },
  address: { label: 'Address', missing: 'Enter your street address.', autoComplete: 'billing address-line1' },
  city: { label: 'City', missing: 'Enter your city.', autoComplete: 'billing address-level2' },
  state: { label: 'State', missing: 'Choose your state.', autoComplete: 'billing address-level1' },
  zipCode: {
    label: 'ZIP code',
    missing: 'Enter your ZIP code.',
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
  },
};

/** Two of the fields outside the US, where some postal codes have letters. */
const abroadFields: Pick<DetailFields, 'state' | 'zipCode'> = {
  state: {
    label: 'State or region',
    missing: 'Enter your state or region.',
    autoComplete: 'billing address-level1',
  },
  zipCode: {
    label: 'Postal code',
    missing: 'Enter your postal code.',
    autoComplete: 'billing postal-code',
    autoCapitalize: 'characters',
  },
};

/** @param isAbroad whether the billing address is outside the US. Clients can pay from any country. */
export const detailFields = (isAbroad: boolean): DetailFields =>
  isAbroad ? { ...usFields, ...abroadFields } : usFields;

export const detailNames = Object.keys(usFields) as DetailName[];

export const emptyDetails = Object.fromEntries(detailNames.map((name) => [name, ''])) as Details;

export type DetailProblems = Partial<Record<DetailName, string>>;

/** Messages for the fields that are empty or invalid. */
export function problemsOf(details: Details, isAbroad: boolean): DetailProblems {
  const isMissing = (name: DetailName) =>
    name === 'email' ? !/^\S+@\S+$/.test(details.email.trim()) : details[name].trim() === '';
  const fields = detailFields(isAbroad);
  const missing = detailNames.filter(isMissing);
  return Object.fromEntries(missing.map((name) => [name, fields[name].missing]));
}

/** The server's messages by field. Its field names can have a prefix, as in `customerInfo.email`. */
export function refusedDetails(errors: Readonly<Record<string, string>>): DetailProblems {
  const named = Object.entries(errors).map(([path, text]) => [path.split('.').at(-1) ?? '', text] as const);
  return Object.fromEntries(named.filter(([name]) => (detailNames as string[]).includes(name)));
}

/** The details as the server expects them. The country is always US. Source: product-rules.md, Calls. */
export function customerInfo(details: Details): CustomerInfo {
  const trimmed = detailNames.map((name) => [name, details[name].trim()]);
  return { ...(Object.fromEntries(trimmed) as Details), country: 'US' };
}
