import { maxAnswers } from '../../schema/api/answers.ts';
import {
  canHave,
  type FormKind,
  type KnownFieldKey,
  knownFields,
  requiredFields,
} from '../../schema/api/form-fields.ts';
import type { Form, FormFields } from '../../schema/generated/types.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { isKnownField } from '../prepare/form/prepare-fields.ts';

const known = Object.keys(knownFields) as KnownFieldKey[];
const kinds: FormKind[] = ['lead', 'order', 'review', 'consultation', 'contact', 'rewrite'];

/** Finds mistakes in the fields of a valid form that its schema cannot express. */
export function checkForm(id: string, form: Form): Finding[] {
  const { kind, fields, steps = [] } = form;
  if (fields && steps.length > 0) return [finding('FieldsAndSteps', {}, [id, 'fields'], 'key')];
  const lists = fields
    ? [{ fields, heading: '', path: [id, 'fields'] }]
    : steps.map(({ fields, heading }, index) => ({ fields, heading, path: [id, 'steps', index, 'fields'] }));
  const [last] = lists.slice(-1);
  if (!last) return [];
  const findings = lists.flatMap(({ fields, path }) => fieldFindings(kind, fields, path));
  const first = new Map<string, string>();
  for (const { fields, heading, path } of lists)
    for (const field of Object.keys(fields)) {
      const before = first.get(field);
      if (before === undefined) first.set(field, heading);
      else
        findings.push(
          finding(
            'FieldTwice',
            { field, first: before, isKnown: isKnownField(field) },
            [...path, field],
            'key',
          ),
        );
    }
  const own = [...first.keys()].filter((field) => !isKnownField(field));
  if (own.length > maxAnswers)
    findings.push(finding('TooMany', { key: 'fields', limit: maxAnswers }, last.path, 'key'));
  const required = requiredFields(kind);
  const missing = known.filter((field) => required.has(knownFields[field]) && !first.has(field));
  // A misspelled field is one mistake, not two.
  if (missing.length > 0 && !findings.some(({ code }) => code === 'UnknownFormField'))
    findings.push(finding('MissingFormField', { fields: missing, kind }, last.path, 'key'));
  return findings;
}

function fieldFindings(kind: FormKind, fields: FormFields, at: Path): Finding[] {
  return Object.entries(fields).flatMap(([field, written]) => {
    const path = [...at, field];
    if (isKnownField(field)) return knownFinding(kind, field, written, path);
    return typeof written === 'object'
      ? ownFindings(field, written as OwnKeys, path)
      : finding('UnknownFormField', { field, known: known.filter((one) => canHave(kind, one)) }, path, 'key');
  });
}

function knownFinding(kind: FormKind, field: KnownFieldKey, written: unknown, path: Path): Finding[] {
  if (!canHave(kind, field)) {
    const others = kinds.filter((other) => canHave(other, field));
    const instead = kind === 'rewrite' && (field === 'email' || field === 'phone') ? 'contact' : undefined;
    return [finding('FieldOfOtherKind', { field, kind, others, ...(instead && { instead }) }, path, 'key')];
  }
  const isOptional = typeof written === 'object' && (written as { required?: boolean }).required === false;
  return isOptional && requiredFields(kind).has(knownFields[field])
    ? [finding('FieldMustBeFilled', { field, kind }, [...path, 'required'], 'key')]
    : [];
}

interface OwnKeys {
  type: string;
  lines?: number;
  choices?: string[];
}

function ownFindings(field: string, { type, ...keys }: OwnKeys, path: Path): Finding[] {
  if (type === 'choice' && !keys.choices) return [finding('FieldWithoutChoices', { field }, path, 'key')];
  const owners = { lines: 'text', choices: 'choice' } as const;
  return (['lines', 'choices'] as const).flatMap((key) =>
    keys[key] === undefined || owners[key] === type
      ? []
      : finding('WrongFieldKey', { field, key, type, needs: owners[key] }, [...path, key], 'key'),
  );
}
