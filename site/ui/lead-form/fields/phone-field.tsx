import { defaultCountry } from '../../country/country.ts';
import { controlAttributes, Field } from './field.tsx';

interface Props {
  /** The form's id. */
  form: string;
  error: string | undefined;
  /** Shown before the number, such as `+1`. Undefined in a form without a country field. */
  dialCode: string | undefined;
}

/** The phone number, next to the dial code of the chosen country. */
export function PhoneField({ form, error, dialCode }: Props) {
  const { 'aria-describedby': described, ...control } = controlAttributes(form, 'phoneNumber', error);
  const dialId = `${form}-dial`;
  const isDefaultCountry = dialCode === undefined || dialCode === defaultCountry.dialCode;
  const input = (
    <input
      {...control}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={isDefaultCountry ? '(201) 555-0123' : undefined}
      aria-describedby={dialCode ? `${dialId} ${described}` : described}
      required
    />
  );
  return (
    <Field form={form} name="phoneNumber" label="Phone" error={error}>
      {dialCode ? (
        <div className="phone">
          <span className="dial" id={dialId}>
            <span className="visually-hidden">Dial code </span>
            {dialCode}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
