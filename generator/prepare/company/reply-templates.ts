import type { Site } from '../../../schema/generated/types.ts';
import {
  fieldsIn,
  isTemplateField,
  type MailTemplate,
  type Template,
  type TemplatePart,
  templateFields,
} from '../../../schema/template-fields.ts';
import { type Finding, finding, type Path } from '../../errors/finding.ts';
import { fillText } from '../text/fill-text.ts';
import type { PrepareContext } from '../value/context.ts';

type Desk = NonNullable<Site['desk']>;
type WrittenTemplate = NonNullable<Desk['chatTemplates']>[number];
type WrittenMailTemplate = NonNullable<Desk['templates']>[number];
type Filled = (text: string) => string;

/** The templates for replies by email with facts filled in. @param filled inserts facts into a text */
export function mailTemplates(templates: readonly WrittenMailTemplate[], filled: Filled): MailTemplate[] {
  return templates.map((template) => ({
    ...replyTemplate(template, filled),
    subject: templateParts(template.subject, filled),
  }));
}

/** The templates for replies in chats with facts filled in. @param filled inserts facts into a text */
export function chatTemplates(templates: readonly WrittenTemplate[], filled: Filled): Template[] {
  return templates.map((template) => replyTemplate(template, filled));
}

const replyTemplate = ({ id, name, text }: WrittenTemplate, filled: Filled): Template => ({
  id,
  name,
  text: templateParts(text.trim(), filled),
});

function templateParts(text: string, filled: Filled): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const { written, name, start } of fieldsIn(text)) {
    parts.push(...factParts(text.slice(end, start), filled));
    end = start + written.length;
    parts.push(isTemplateField(name) ? { field: name } : written);
  }
  parts.push(...factParts(text.slice(end), filled));
  return parts;
}

/** Separates facts from the text around them, so the desk can highlight what was filled in. */
function factParts(text: string, filled: Filled): TemplatePart[] {
  return text
    .split(/(\$\{[^{}\n]*\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith('${') ? { fact: filled(part) } : part));
}

/** What is wrong with the texts of templates. @param path of the list in site.yaml */
export function templateFindings(
  templates: readonly (WrittenTemplate & { subject?: string })[],
  path: Path,
  context: Pick<PrepareContext, 'fact' | 'factNames' | 'handwritten' | 'handwrittenPhone'>,
): Finding[] {
  const found: Finding[] = [];
  const ids = new Set<string>();
  for (const [index, template] of templates.entries()) {
    if (ids.has(template.id))
      found.push(finding('TemplateTwice', { id: template.id }, [...path, index, 'id'], 'value', template.id));
    ids.add(template.id);
    for (const key of ['subject', 'text'] as const) {
      const at = [...path, index, key];
      const text = template[key] ?? '';
      for (const { written, name, isClosed } of fieldsIn(text))
        if (!isClosed || !isTemplateField(name))
          found.push(
            finding(
              'UnknownTemplateField',
              { name, written, known: Object.keys(templateFields) },
              at,
              'value',
              written,
            ),
          );
      fillText(withoutFields(text), {}, at, context, (one) => found.push(one));
    }
  }
  return found;
}

/** Elsewhere, double braces are parameters of a page's URL. */
function withoutFields(text: string): string {
  return fieldsIn(text).reduce((rest, { written }) => rest.replace(written, '…'), text);
}
