import type { ComponentProps, ReactNode } from 'react';
import { controlAttributes, Field } from './field.tsx';

interface Props extends ComponentProps<'input'> {
  /** The form's id. */
  form: string;
  error: string | undefined;
  label?: ReactNode;
  hint?: string | undefined;
  /** Shown if there is no error: the number is accepted if it is sent again. */
  doubt?: string | undefined;
  /** The button with the dial code, in a form with a country field. */
  dial?: ReactNode;
}

/** The id of the dial code, which describes the number. */
export const dialId = (form: string) => `${form}-dial`;

/** The phone number, next to the dial code of the chosen country. */
export function PhoneField({ form, error, label = 'Phone', hint, doubt, dial, ...attributes }: Props) {
  const { 'aria-describedby': described, ...control } = controlAttributes(form, 'phoneNumber', error, hint);
  const input = (
    <input
      {...control}
      {...attributes}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      aria-describedby={dial ? `${dialId(form)} ${described}` : described}
      required
    />
  );
  return (
    <Field form={form} name="phoneNumber" label={label} error={error} doubt={doubt} hint={hint}>
      {dial ? (
        <div className="phone">
          {dial}
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
