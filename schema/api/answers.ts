import schema from './answer.schema.json' with { type: 'json' };

/** The fields of its own that a form can have. */
export const maxAnswers = 20;

/** In a form, the control of the field `shift` is named `answers.shift`. */
export const answerPrefix = 'answers.';

export type AnswerName = `${typeof answerPrefix}${string}`;

export function isAnswerName(name: string): name is AnswerName {
  return name.startsWith(answerPrefix);
}

/** What a field of a form's own asks for. */
export type AnswerType = 'text' | 'choice' | 'date' | 'file';

const { id, label, value } = schema.properties;

/** The server's limits, in characters. */
export const answerLimits = { label: label.maxLength, value: value.maxLength };

const idRule = new RegExp(id.pattern);

export function isAnswerId(text: string): boolean {
  return text.length <= id.maxLength && idRule.test(text);
}

/** What an empty required field shows, by its type. */
export const missingAnswer: Readonly<Record<AnswerType, string>> = {
  text: 'Fill in this field.',
  choice: 'Choose one of these.',
  date: 'Enter a date.',
  file: 'Choose a file.',
};

/** Whether the text is a day of the calendar in the form `2026-03-02`. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // February 30 would become a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
