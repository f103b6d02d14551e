import type { ComponentProps } from 'react';
import type { CustomerInfo } from '../../../schema/api/payments.ts';

export type DetailName = Exclude<keyof CustomerInfo, 'country'>;

export type Details = Record<DetailName, string>;

interface DetailField
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'> {
  label: string;
  /** What is said when it is not filled in. */
  missing: string;
}

/** What is asked for, in order. Source: spec section 5, "Payment form". */
export const detailFields: Record<DetailName, DetailField> = {
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
  address: { label: 'Address', missing: 'Enter your street and number.', autoComplete: 'street-address' },
  city: { label: 'City', missing: 'Enter your city.', autoComplete: 'address-level2' },
  state: { label: 'State', missing: 'Enter your state or region.', autoComplete: 'address-level1' },
  // Cards come from everywhere: other countries' postcodes have letters.
  zipCode: {
    label: 'ZIP code',
    missing: 'Enter your ZIP code or postcode.',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
  },
};

export const detailNames = Object.keys(detailFields) as DetailName[];

export const emptyDetails = Object.fromEntries(detailNames.map((name) => [name, ''])) as Details;

export type DetailFaults = Partial<Record<DetailName, string>>;

/** What is not filled in, in words. */
export function faultsOf(details: Details): DetailFaults {
  const isMissing = (name: DetailName) =>
    name === 'email' ? !/^\S+@\S+$/.test(details.email.trim()) : details[name].trim() === '';
  const missing = detailNames.filter(isMissing);
  return Object.fromEntries(missing.map((name) => [name, detailFields[name].missing]));
}

/** What the server found wrong, by field; it may name fields with what they are in, as in `customerInfo.email`. */
export function refusedDetails(errors: Readonly<Record<string, string>>): DetailFaults {
  const named = Object.entries(errors).map(([path, text]) => [path.split('.').at(-1) ?? '', text] as const);
  return Object.fromEntries(named.filter(([name]) => (detailNames as string[]).includes(name)));
}

/** As the server takes them. The country is fixed by the spec, section 9; the card's own country stays the card's. */
export function customerInfo(details: Details): CustomerInfo {
  const trimmed = detailNames.map((name) => [name, details[name].trim()]);
  return { ...(Object.fromEntries(trimmed) as Details), country: 'US' };
}
