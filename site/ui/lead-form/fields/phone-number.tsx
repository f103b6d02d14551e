import type { ReactNode } from 'react';
import { defaultCountry } from '../../../../schema/phone/country.ts';
import { CountryField, DialButton } from '../../country/country-field.tsx';
import type { LeadFormState } from '../use-lead-form.ts';
import { Field } from './field.tsx';
import { dialId, PhoneField } from './phone-field.tsx';

/** How a number of the default country looks. */
const examplePhone = '(201) 555-0123';

interface Props {
  /** The form's id. */
  form: string;
  state: LeadFormState;
  label?: ReactNode;
  hint?: string | undefined;
  /** Undefined for a form without a country. */
  country?: { label?: string | undefined } | undefined;
}

/** The phone number, below the country that it follows. */
export function PhoneNumber({ form, state, label, hint, country: shown }: Props) {
  const { defaults, errors, doubt, country, countryField, phone } = state;
  const field = {
    form,
    error: errors.phoneNumber,
    ...(label !== undefined && { label }),
    hint,
    doubt,
    ref: phone.input,
    ...phone.handlers,
  };
  if (!shown) return <PhoneField {...field} placeholder={examplePhone} />;
  return (
    <div className="phone-number">
      <Field
        form={form}
        name="country"
        label={shown.label ?? 'Country'}
        error={errors.country}
        className={countryField.isOpen ? 'is-open' : undefined}
      >
        <CountryField
          id={`${form}-country`}
          defaultValue={defaults.country}
          country={country}
          isInvalid={errors.country !== undefined}
          state={countryField}
        />
      </Field>
      <PhoneField
        {...field}
        placeholder={country.dialCode === defaultCountry.dialCode ? examplePhone : undefined}
        dial={<DialButton id={dialId(form)} country={country} state={countryField} />}
      />
    </div>
  );
}
