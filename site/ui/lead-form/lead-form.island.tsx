import type { PreparedForm } from '../../prepared-data.ts';
import { CountryField } from '../country/country-field.tsx';
import { Consents } from './fields/consents.tsx';
import { controlAttributes, Field } from './fields/field.tsx';
import type { LeadField } from './fields/lead-fields.ts';
import { PhoneField } from './fields/phone-field.tsx';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadFormIslandProps
  extends Pick<
    PreparedForm,
    'kind' | 'submit' | 'submitting' | 'failed' | 'message' | 'country' | 'brandSlug' | 'terms'
  > {
  /** The id of the surrounding form. */
  id: string;
}

/** The fields and the button of a lead form. Inputs are uncontrolled, so hydration keeps what was typed. */
export default function LeadFormIsland(props: LeadFormIslandProps) {
  const { id, kind, submit, submitting, message, terms } = props;
  const { defaults, errors, failure, isSending, country, setCountry } = useLeadForm(props);
  const field = (name: LeadField) => ({ form: id, name, error: errors[name] });
  const control = (name: LeadField) => controlAttributes(id, name, errors[name]);
  const isContact = kind === 'contact';
  const isRewrite = kind === 'rewrite';
  return (
    <>
      <Field {...field('fullName')} label={isContact ? 'Name' : isRewrite ? 'Your name' : 'Full name'}>
        <input {...control('fullName')} type="text" autoComplete="name" required />
      </Field>
      {isRewrite ? (
        <Field {...field('contact')} label="Phone or email">
          <input {...control('contact')} type="text" inputMode="email" autoComplete="email" required />
        </Field>
      ) : (
        <Field {...field('email')} label="Email">
          <input {...control('email')} type="email" inputMode="email" autoComplete="email" required />
        </Field>
      )}
      {!isContact && !isRewrite && (
        <Field {...field('country')} label="Country">
          <CountryField
            id={`${id}-country`}
            defaultValue={defaults.country}
            country={country}
            isInvalid={errors.country !== undefined}
            onChoose={setCountry}
          />
        </Field>
      )}
      {!isRewrite && (
        <PhoneField
          form={id}
          error={errors.phoneNumber}
          dialCode={isContact ? undefined : country.dialCode}
        />
      )}
      {isContact && (
        <Field {...field('subject')} label="Subject">
          <input {...control('subject')} type="text" required />
        </Field>
      )}
      {(message || isContact) && (
        <Field {...field('message')} label={<MessageLabel isOptional={!isContact} />}>
          <textarea {...control('message')} rows={4} defaultValue={defaults.message} required={isContact} />
        </Field>
      )}
      <Consents form={id} kind={kind} terms={terms} error={errors.termsAgreed} />
      <p className="form-error" role="alert" tabIndex={-1} hidden={!failure}>
        {failure}
      </p>
      <p className="visually-hidden" role="status" tabIndex={-1}>
        {isSending && submitting}
      </p>
      <button className="btn wide" type="submit" disabled={isSending}>
        {isSending ? submitting : submit}
      </button>
    </>
  );
}

function MessageLabel({ isOptional }: { isOptional: boolean }) {
  if (!isOptional) return 'Message';
  return (
    <>
      Message <span className="optional">(optional)</span>
    </>
  );
}
