import type { PreparedForm } from '../../prepared-data.ts';
import { Consents } from './fields/consents.tsx';
import { controlAttributes, Field, withOptional } from './fields/field.tsx';
import type { LeadField } from './fields/lead-fields.ts';
import { PhoneNumber } from './fields/phone-number.tsx';
import { useLeadForm } from './use-lead-form.ts';

export interface LeadFormIslandProps
  extends Pick<
    PreparedForm,
    | 'kind'
    | 'submit'
    | 'submitting'
    | 'failed'
    | 'message'
    | 'offers'
    | 'texts'
    | 'service'
    | 'country'
    | 'brandSlug'
    | 'terms'
  > {
  /** The id of the surrounding form. */
  id: string;
}

/** The fields and the button of a lead form. Inputs are uncontrolled, so hydration keeps what was typed. */
export default function LeadFormIsland(props: LeadFormIslandProps) {
  const { id, kind, submit, submitting, message, terms, offers, texts } = props;
  const state = useLeadForm(props);
  const { defaults, errors, failure, isSending } = state;
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
      {!isRewrite && <PhoneNumber form={id} state={state} country={isContact ? undefined : {}} />}
      {isContact && (
        <Field {...field('subject')} label="Subject">
          <input {...control('subject')} type="text" required />
        </Field>
      )}
      {(message || isContact) && (
        <Field {...field('message')} label={withOptional('Message', isContact)}>
          <textarea {...control('message')} rows={4} defaultValue={defaults.message} required={isContact} />
        </Field>
      )}
      <Consents
        form={id}
        kind={kind}
        terms={terms}
        offers={offers}
        texts={texts}
        error={errors.termsAgreed}
      />
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
