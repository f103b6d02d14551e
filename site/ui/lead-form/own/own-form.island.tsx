import { Fragment } from 'react';
import type { PreparedField, PreparedKnownField, PreparedStep } from '../../../prepared-fields.ts';
import { Consents } from '../fields/consents.tsx';
import { controlAttributes, Field, withOptional } from '../fields/field.tsx';
import type { FormKind, LeadField } from '../fields/lead-fields.ts';
import { PhoneNumber } from '../fields/phone-number.tsx';
import type { LeadFormIslandProps } from '../lead-form.island.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { AnswerField } from './answer-field.tsx';
import { stepId, useOwnFields } from './use-own-fields.ts';

const labels: Partial<Record<LeadField, string>> = {
  fullName: 'Full name',
  email: 'Email',
  contact: 'Phone or email',
  subject: 'Subject',
  message: 'Message',
};

/** As in a form without its own fields. */
function defaultLabel(name: LeadField, kind: FormKind): string {
  if (name === 'fullName' && kind === 'contact') return 'Name';
  if (name === 'fullName' && kind === 'rewrite') return 'Your name';
  return labels[name] ?? '';
}

export interface OwnFormIslandProps extends Omit<LeadFormIslandProps, 'message'> {
  steps: PreparedStep[];
}

/** A lead form that lists its fields, in one step or several. All steps are in the page; styles show the current one. */
export default function OwnFormIsland(props: OwnFormIslandProps) {
  const { id, kind, submit, submitting, terms, offers, texts, steps } = props;
  const { own, current, progress, back } = useOwnFields(id, steps);
  const state = useLeadForm(props, own);
  const { defaults, errors, failure, isSending, goOn } = state;
  const countryIn = steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'country');
  const isLast = current === steps.length - 1;
  const status = progress || submitting;

  const known = (field: PreparedKnownField) => {
    const { name, hint, required } = field;
    const label = withOptional(field.label ?? defaultLabel(name, kind), required);
    const error = errors[name];
    const frame = { form: id, name, label, error, hint };
    const control = { ...controlAttributes(id, name, error, hint), required };
    switch (name) {
      case 'fullName':
        return (
          <Field {...frame}>
            <input {...control} type="text" autoComplete="name" />
          </Field>
        );
      case 'email':
        return (
          <Field {...frame}>
            <input {...control} type="email" inputMode="email" autoComplete="email" />
          </Field>
        );
      case 'contact':
        return (
          <Field {...frame}>
            <input {...control} type="text" inputMode="email" autoComplete="email" />
          </Field>
        );
      case 'subject':
        return (
          <Field {...frame}>
            <input {...control} type="text" />
          </Field>
        );
      case 'message':
        return (
          <Field {...frame}>
            <textarea {...control} rows={4} defaultValue={defaults.message} />
          </Field>
        );
      case 'termsAgreed':
        return <Consents form={id} kind={kind} terms={terms} offers={offers} texts={texts} error={error} />;
      case 'phoneNumber':
        return <PhoneNumber form={id} state={state} label={field.label} hint={hint} country={countryIn} />;
      // It is part of the phone number.
      case 'country':
        return null;
    }
  };

  const list = (fields: PreparedField[]) =>
    fields.map((field) =>
      field.type === 'known' ? (
        <Fragment key={field.name}>{known(field)}</Fragment>
      ) : (
        <AnswerField key={field.name} form={id} field={field} error={errors[field.name]} />
      ),
    );

  return (
    <>
      {steps.map(({ heading, fields }, index) =>
        heading === undefined ? (
          list(fields)
        ) : (
          <fieldset key={heading} className="step" data-current={index === current ? '' : undefined}>
            <legend>
              <h3 id={stepId(id, index)} tabIndex={-1}>
                <span className="num">
                  Step {index + 1} of {steps.length}
                </span>{' '}
                {heading}
              </h3>
            </legend>
            {list(fields)}
          </fieldset>
        ),
      )}
      <p className="form-error" role="alert" tabIndex={-1} hidden={!failure}>
        {failure}
      </p>
      {goOn && (
        <button className="btn line" type="button" onClick={goOn}>
          Continue without the file
        </button>
      )}
      <p className="visually-hidden" role="status" tabIndex={-1}>
        {isSending && status}
      </p>
      <div className="sending">
        {current > 0 && (
          <button className="btn line" type="button" onClick={back} disabled={isSending}>
            Back
          </button>
        )}
        {!isLast && (
          <button className="btn wide next" type="submit">
            Next
          </button>
        )}
        <button className={isLast ? 'btn wide' : 'btn wide last'} type="submit" disabled={isSending}>
          {isSending ? status : submit}
        </button>
      </div>
    </>
  );
}
