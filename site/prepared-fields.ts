import type { AnswerName, AnswerType } from '../schema/api/answers.ts';
import type { LeadField } from '../schema/api/form-fields.ts';

/** A part of a form that is filled in on its own. A form without steps is one part without a heading. */
export interface PreparedStep {
  heading?: string;
  fields: PreparedField[];
}

export type PreparedField = PreparedKnownField | PreparedOwnField;

interface Texts {
  /** For a known field, by default the label of the form's kind. */
  label?: string;
  hint?: string;
}

/** A field that forms know. */
export interface PreparedKnownField extends Texts {
  type: 'known';
  name: LeadField;
  required: boolean;
}

/** A field that only this form has. Its value travels as an answer. */
export interface PreparedOwnField extends Texts {
  type: AnswerType;
  name: AnswerName;
  label: string;
  required: boolean;
  /** Of a text, if it has several. */
  lines?: number;
  /** Of a choice. */
  choices?: string[];
}

/** What follows a sent form: a page, or a message in place of the form. */
export type PreparedThanks = { route: string } | { heading: string; text?: string };
