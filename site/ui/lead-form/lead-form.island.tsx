import type { PreparedForm } from '../../prepared-page.ts';
import { defaultCountry } from '../country/country.ts';
import { CountryField } from '../country/country-field.tsx';
import { controlAttributes, Field } from './field.tsx';
import type { LeadField } from './lead-fields.ts';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadFormIslandProps
  extends Pick<PreparedForm, 'submit' | 'submitting' | 'message' | 'brandSlug' | 'terms'> {
  /** The id of the form around it. */
  id: string;
}

/** The fields and the button of a lead form. Its inputs are the browser's, so that waking up loses nothing typed. */
export default function LeadFormIsland(props: LeadFormIslandProps) {
  const { id, submit, submitting, message, terms } = props;
  const { defaults, errors, failure, isSending, country, setCountry } = useLeadForm(props);
  const field = (name: LeadField) => ({ form: id, name, error: errors[name] });
  const control = (name: LeadField) => controlAttributes(id, name, errors[name]);
  const dialId = `${id}-dial`;
  return (
    <>
      <Field {...field('fullName')} label="Full name">
        <input {...control('fullName')} type="text" autoComplete="name" required />
      </Field>
      <Field {...field('email')} label="Email">
        <input {...control('email')} type="email" inputMode="email" autoComplete="email" required />
      </Field>
      <Field {...field('country')} label="Country">
        <CountryField
          id={`${id}-country`}
          defaultValue={defaults.country}
          country={country}
          isInvalid={errors.country !== undefined}
          onChoose={setCountry}
        />
      </Field>
      <Field {...field('phoneNumber')} label="Phone">
        <div className="phone">
          <span className="dial" id={dialId}>
            <span className="vh">Dial code </span>
            {country.dialCode}
          </span>
          <input
            {...control('phoneNumber')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={country.dialCode === defaultCountry.dialCode ? '(813) 555-0100' : undefined}
            aria-describedby={`${dialId} ${id}-phoneNumber-error`}
            required
          />
        </div>
      </Field>
      {message && (
        <Field
          {...field('message')}
          label={
            <>
              Message <span className="optional">(optional)</span>
            </>
          }
        >
          <textarea {...control('message')} rows={4} defaultValue={defaults.message} />
        </Field>
      )}
      <Field {...field('termsAgreed')} className="agree">
        <label className="check">
          <input {...control('termsAgreed')} type="checkbox" value="on" required />
          <span>
            I Agree and accept <NewTab href={terms.terms}>Terms Conditions</NewTab> and{' '}
            <NewTab href={terms.privacy}>Privacy Policy</NewTab>
          </span>
        </label>
      </Field>
      <p className="form-error" role="alert" tabIndex={-1} hidden={!failure}>
        {failure}
      </p>
      <p className="vh" role="status" tabIndex={-1}>
        {isSending && submitting}
      </p>
      <button className="btn wide" type="submit" disabled={isSending}>
        {isSending ? submitting : submit}
      </button>
    </>
  );
}

/** A link that leaves the form, and what was typed into it, where they are. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" title="Opens in a new tab">
      {children}
    </a>
  );
}
