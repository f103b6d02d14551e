import { answerPrefix } from '../../../schema/api/answers.ts';
import {
  canHave,
  type FormKind,
  type KnownFieldKey,
  knownFields,
  requiredFields,
} from '../../../schema/api/form-fields.ts';
import type { Form, FormFields, KnownField, OwnField, Thanks } from '../../../schema/generated/types.ts';
import type { PreparedField, PreparedStep, PreparedThanks } from '../../../site/prepared-fields.ts';

type Fill = (text: string) => string;

/** The fields of a form that lists them, with the facts in their texts filled in. */
export function prepareSteps({ kind, fields, steps }: Form, fill: Fill): PreparedStep[] | undefined {
  if (steps)
    return steps.map((step) => ({
      heading: fill(step.heading),
      fields: prepareFields(step.fields, kind, fill),
    }));
  return fields && [{ fields: prepareFields(fields, kind, fill) }];
}

function prepareFields(fields: FormFields, kind: FormKind, fill: Fill): PreparedField[] {
  return Object.entries(fields).flatMap(([key, written = true]) =>
    isKnownField(key)
      ? prepareKnown(key, written as KnownField, kind, fill)
      : prepareOwn(key, written as OwnField, fill),
  );
}

/** A field that the kind cannot have is a mistake that `check` reports. */
function prepareKnown(key: KnownFieldKey, written: KnownField, kind: FormKind, fill: Fill): PreparedField[] {
  if (!canHave(kind, key)) return [];
  const { label, hint, required } = typeof written === 'object' ? written : {};
  const name = knownFields[key];
  return [
    {
      type: 'known',
      name,
      ...(label && { label: fill(label) }),
      ...(hint && { hint: fill(hint) }),
      required: required ?? requiredFields(kind).has(name),
    },
  ];
}

function prepareOwn(key: string, written: OwnField, fill: Fill): PreparedField[] {
  if (typeof written !== 'object') return [];
  const { type, label, hint, required = false, lines = 1, choices = [] } = written;
  return [
    {
      type,
      name: `${answerPrefix}${key}`,
      label: fill(label),
      ...(hint && { hint: fill(hint) }),
      required,
      ...(type === 'text' && lines > 1 && { lines }),
      ...(type === 'choice' && { choices: choices.map(fill) }),
    },
  ];
}

export function isKnownField(key: string): key is KnownFieldKey {
  return Object.hasOwn(knownFields, key);
}

export function prepareThanks(written: Thanks, fill: Fill): PreparedThanks {
  if (typeof written === 'string') return { route: written };
  const { heading, text } = written;
  return { heading: fill(heading), ...(text && { text: fill(text) }) };
}
