import type { FilledMailTemplate, FilledTemplate, FilledText } from '../../../../schema/api/desk-changes.ts';
import type {
  MailTemplate,
  Template,
  TemplateField,
  TemplatePart,
} from '../../../../schema/template-fields.ts';

/** What fields are filled with; empty for what is not known. */
export type FieldValues = Readonly<Record<TemplateField, string>>;

export function fillTemplate({ id, name, text }: Template, values: FieldValues): FilledTemplate {
  return { id, name, text: fillParts(text, values) };
}

export function fillMailTemplate(template: MailTemplate, values: FieldValues): FilledMailTemplate {
  return { ...fillTemplate(template, values), subject: fillParts(template.subject, values) };
}

function fillParts(parts: readonly TemplatePart[], values: FieldValues): FilledText {
  const filled: FilledText['filled'] = [];
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    const value = 'fact' in part ? part.fact : values[part.field];
    const start = text.length;
    text += value || `[${'field' in part ? (missing[part.field] ?? part.field) : ''}]`;
    filled.push({ start, end: text.length, isMissing: value === '' });
  }
  return { text, filled };
}

/** Shown for what is not known, so staff see what to write. */
const missing: Partial<Record<TemplateField, string>> = {
  'person.firstName': 'first name',
  'person.name': 'name',
  'lead.service': 'service',
  'lead.price': 'price',
};

/** Forms send `150` or `$150`. */
export function priceText(price: string | null): string {
  return price === null ? '' : price.replace(/^(?=\d)/, '$');
}
