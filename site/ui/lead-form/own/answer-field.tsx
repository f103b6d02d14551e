import { useState } from 'react';
import { answerLimits } from '../../../../schema/api/answers.ts';
import { fileExtensions } from '../../../../schema/api/attachments.ts';
import type { PreparedOwnField } from '../../../prepared-fields.ts';
import { controlAttributes, Field, withOptional } from '../fields/field.tsx';
import { readDefault } from '../initial-state.ts';

interface Props {
  /** The form's id. */
  form: string;
  field: PreparedOwnField;
  error: string | undefined;
}

/** More choices become a list that opens. */
const maxShownChoices = 5;

const extensions = Object.values(fileExtensions).flatMap((names) => names.map((name) => `.${name}`));

/** Phones show their camera and photos for the second part. */
const accept = [...new Set([...extensions, 'image/*'])].join(',');

/** A field that only this form has. Its `data-` attributes declare it to the server; see `server/leads/prefill/declared-fields.ts`. */
export function AnswerField({ form, field, error }: Props) {
  const { type, name, label, hint, required, lines, choices = [] } = field;
  const [initialText] = useState(() => readDefault(form, name));
  const data = { 'data-type': type, 'data-label': label };
  if (type === 'choice' && choices.length <= maxShownChoices)
    return <Choices form={form} field={field} error={error} />;
  const control = { ...controlAttributes(form, name, error, hint), required };
  return (
    <Field
      form={form}
      name={name}
      label={withOptional(label, required)}
      error={error}
      hint={hint}
      data={data}
    >
      {type === 'choice' ? (
        <select {...control}>
          <option value="">Choose one</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : type === 'file' ? (
        <FileControl {...control} />
      ) : type === 'text' && lines ? (
        <textarea {...control} rows={lines} maxLength={answerLimits.value} defaultValue={initialText} />
      ) : (
        <input
          {...control}
          type={type}
          {...(type === 'text' && { maxLength: answerLimits.value, autoComplete: 'off' })}
        />
      )}
    </Field>
  );
}

/**
 * A file follows its lead. Without scripts the field is hidden, and the page after the form asks for the file. A hidden field
 * that is `required` would keep the form from being sent.
 */
function FileControl({
  required: _required,
  ...control
}: ReturnType<typeof controlAttributes> & { required: boolean }) {
  return (
    <>
      <input {...control} type="file" accept={accept} />
      <p className="later">You can add it on the next page.</p>
    </>
  );
}

/** A choice that shows all it offers. */
function Choices({ form, field, error }: Props) {
  const { type, name, label, hint, required, choices = [] } = field;
  const { id, 'aria-describedby': described, ...control } = controlAttributes(form, name, error, hint);
  return (
    <fieldset
      className={error ? 'field bad' : 'field'}
      data-field={name}
      data-type={type}
      data-label={label}
      aria-describedby={described}
    >
      <legend>{withOptional(label, required)}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice} className="choice">
            <input {...control} type="radio" value={choice} required={required} />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      <p className="msg" id={`${id}-error`} hidden={!error}>
        <span>{error ?? ''}</span>
      </p>
    </fieldset>
  );
}
