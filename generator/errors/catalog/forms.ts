import { nearest } from '../../../schema/nearest.ts';
import { entry } from './entry.ts';

/** Problems with the fields of forms. */
export const forms = {
  UnknownFormField: entry<{ field: string; known: string[] }>(
    'Unknown field of a form',
    ({ field }) => `"${field}: true" shows a field that forms know, but they know none with this name.`,
    ({ field, known }) => {
      const near = nearest(field, known);
      return `${near ? `Did you mean "${near}"? For` : `Fields that forms know: ${known.join(', ')}. For`} a field that only this form has, write its type and label: ${field}: { type: text, label: ... }`;
    },
  ),
  FieldOfOtherKind: entry<{ field: string; kind: string; others: string[]; instead?: string }>(
    'Field of another kind of form',
    ({ field, kind }) => `A form of the kind "${kind}" cannot have the field "${field}".`,
    ({ field, others, instead }) =>
      `${instead ? `Write "${instead}: true" instead` : 'Delete the line'}, or choose a kind of form that has "${field}": ${others.join(', ')}.`,
  ),
  MissingFormField: entry<{ fields: string[]; kind: string }>(
    'Form without a required field',
    ({ fields, kind }) =>
      `A form of the kind "${kind}" must ask for ${listed(fields)}; without ${fields.length > 1 ? 'them' : 'it'}, its leads would be refused.`,
    ({ fields, kind }) =>
      `Add ${fields.map((field) => `${field}: true`).join(' and ')} where the form should ask for ${fields.length > 1 ? 'them' : 'it'}.${fields.some((field) => field === 'email' || field === 'phone') && kind !== 'rewrite' ? ' A form of the kind "rewrite" asks for an email address or a phone number in one field.' : ''}`,
  ),
  FieldMustBeFilled: entry<{ field: string; kind: string }>(
    'Field that cannot be optional',
    ({ field, kind }) => `"${field}" is always required in a form of the kind "${kind}".`,
    () => 'Delete "required: false".',
  ),
  FieldTwice: entry<{ field: string; first: string; isKnown: boolean }>(
    'Field in two steps',
    ({ field, first }) => `"${field}" is already a field of the step "${first}".`,
    ({ field, isKnown }) =>
      `Remove one of them.${isKnown ? '' : ` If they ask for different things, rename one, for example: ${field}-2.`}`,
  ),
  FieldsAndSteps: entry<Record<never, never>>(
    'Fields next to steps',
    () => 'A form has either "fields" or "steps", but this one has both.',
    () => 'Move the fields into one of the steps, or delete one of the two keys.',
  ),
  WrongFieldKey: entry<{ field: string; key: string; type: string; needs: string }>(
    'Key of another type of field',
    ({ field, key, type }) => `"${key}" has no effect on "${field}", which is of the type "${type}".`,
    ({ key, needs }) => `Write "type: ${needs}", or delete "${key}".`,
  ),
  FieldWithoutChoices: entry<{ field: string }>(
    'Choice without choices',
    ({ field }) => `"${field}" is of the type "choice", but nothing can be chosen.`,
    () => 'Add what visitors choose from, for example: choices: [Days, Nights, Either]',
  ),
};

function listed(fields: string[]): string {
  return new Intl.ListFormat('en').format(fields.map((field) => `"${field}"`));
}
