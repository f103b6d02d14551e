import {
  answerLimits,
  answerPrefix,
  isAnswerId,
  isAnswerName,
  isDate,
  maxAnswers,
  missingAnswer,
} from '../../../schema/api/answers.ts';
import schema from '../../../schema/api/lead-email.schema.json' with { type: 'json' };
import { oneLine } from '../../../schema/api/one-line.ts';
import type { Answer } from '../../../schema/generated/types.ts';
import type { MissingField } from '../../http/body-validator.ts';
import { cleanText, type Fields, textOf } from '../../http/fields.ts';
import { digest } from '../../lib/digest.ts';
import type { DeclaredField } from '../prefill/declared-fields.ts';
import type { Channel } from './submission.ts';

/**
 * The answers of a call to the fields that only its form has, each field once. Invalid entries are dropped and long texts
 * cut: none of them costs a lead. Where the page of the form is known, its labels replace the sent ones, and a value that
 * the page does not offer gets a note.
 * @param value the body's `answers`, not validated
 * @param declared the fields of the form, if its page is known
 */
export function readAnswers(value: unknown, declared?: readonly DeclaredField[]): Answer[] {
  const answers = new Map<string, Answer>();
  for (const entry of Array.isArray(value) ? value.slice(0, maxAnswers) : []) {
    const answer = readAnswer(entry);
    if (answer && !answers.has(answer.id)) answers.set(answer.id, judge(answer, declared));
  }
  return [...answers.values()];
}

function readAnswer(entry: unknown): Answer | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, label, value } = entry as Record<string, unknown>;
  if (typeof id !== 'string' || !isAnswerId(id) || typeof value !== 'string') return undefined;
  const text = cut(cleanText(value), answerLimits.value);
  const shown = typeof label === 'string' ? oneLine(cleanText(label), answerLimits.label) : '';
  return text === '' ? undefined : { id, label: shown || id, value: text };
}

function judge(answer: Answer, declared: readonly DeclaredField[] | undefined): Answer {
  if (!declared) return answer;
  const field = declared.find(({ name }) => name === answerPrefix + answer.id);
  if (!field?.type) return { ...answer, note: 'not a field of this form' };
  const known = { ...answer, label: oneLine(field.label, answerLimits.label) || answer.id };
  if (field.type === 'choice' && !field.choices.includes(answer.value))
    return { ...known, note: 'not one of the choices' };
  if (field.type === 'date' && !isDate(answer.value)) return { ...known, note: 'not a date' };
  return known;
}

/** The answers in a form without JavaScript, whose controls are named after their fields. */
export function answersIn(fields: Fields): unknown[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    isAnswerName(name) ? [{ id: name.slice(answerPrefix.length), label: '', value }] : [],
  );
}

/**
 * The fields that a call leaves empty although its form requires them, by name. Files are never missing, because they follow
 * the lead.
 */
export function missingFields(
  channel: Channel,
  fields: Fields,
  { answers, declared = [] }: { answers: readonly Answer[]; declared?: readonly DeclaredField[] | undefined },
): Record<string, MissingField> {
  const given = new Set(answers.map(({ id }) => answerPrefix + id));
  const missing: Record<string, MissingField> = {};
  for (const { name, label, type, required } of declared) {
    if (!required) continue;
    if (type === undefined) {
      const message = requiredText(channel, name);
      if (message && textOf(fields, name) === null) missing[name] = { label: '', message };
    } else if (type !== 'file' && !given.has(name)) missing[name] = { label, message: missingAnswer[type] };
  }
  return missing;
}

/** What an empty field shows that only some forms require; undefined for others. The second call has no subject. */
function requiredText(channel: Channel, name: string): string | undefined {
  if (name !== 'message' && (name !== 'subject' || channel === 'crm')) return undefined;
  return schema.properties[name]['x-message'];
}

/** Equal for the same answers to the same fields. Labels and notes can differ between the calls of one submission. */
export function answersKey(answers: string | null): string | null {
  if (answers === null) return null;
  const pairs = (JSON.parse(answers) as Answer[]).map(({ id, value }) => [id, value]);
  return digest(JSON.stringify(pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))));
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('').trimEnd();
}
