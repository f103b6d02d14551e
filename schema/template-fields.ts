/** What `{{…}}` in a template for replies is filled with, and an example. */
export const templateFields = {
  'person.firstName': 'Jordan',
  'person.name': 'Jordan Ellis',
  'lead.service': 'Professional Resume Writing',
  'lead.price': '$150',
  'me.name': 'Nora Whitfield',
  'company.name': 'Larkfield Resumes',
} as const;

export type TemplateField = keyof typeof templateFields;

/** A part of a template: as written, a fact that the build has filled in, or what the server fills in for a lead. */
export type TemplatePart = string | { fact: string } | { field: TemplateField };

/** A template for replies, as the build writes it for the server. */
export interface Template {
  id: string;
  name: string;
  text: TemplatePart[];
}

/** A template for replies by email. */
export interface MailTemplate extends Template {
  subject: TemplatePart[];
}

/** Fields as they are written, with their name, and what was meant to be one. */
const written = /\{\{([^{}\n]*)\}\}|\{\{[^{}\n]*\}?/g;

export function isTemplateField(name: string): name is TemplateField {
  return Object.hasOwn(templateFields, name);
}

export interface WrittenField {
  written: string;
  /** As typed; can be unknown. */
  name: string;
  start: number;
  /** Whether both braces are closed. */
  isClosed: boolean;
}

/** The fields in a text, in order. */
export function fieldsIn(text: string): WrittenField[] {
  return [...text.matchAll(written)].map((match) => ({
    written: match[0],
    name: (match[1] ?? match[0].replace(/[{}]/g, '')).trim(),
    start: match.index,
    isClosed: match[1] !== undefined,
  }));
}
