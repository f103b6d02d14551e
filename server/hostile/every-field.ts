import { Ajv2020 } from 'ajv/dist/2020.js';
import { sanitizeFields } from '../http/fields.ts';
import { type CallName, callNames, calls, callWith, exampleOf, sampleOf, typedFields } from './calls.ts';
import { type Expected, type HostileCase, lead, rejected } from './hostile-case.ts';

const ajv = new Ajv2020({ strict: false });

/** One case for each field of each call: a valid value followed by the text. */
export function textInEveryField(label: string, text: string): HostileCase[] {
  return callNames.flatMap((call) =>
    Object.keys(calls[call].fields).map((field) => ({
      name: `${label} in ${field} of the ${call} call`,
      wire: (visitor) => callWith(call, visitor, { [field]: `${exampleOf(call, field, visitor)}${text}` }),
      expected: expectedFor(call, field, `${exampleOf(call, field, 'visitor@mail.example')}${text}`),
    })),
  );
}

/** One case for each text: it is in all free-text fields at once. @param texts by description */
export function eachInFreeFields(texts: Readonly<Record<string, string>>): HostileCase[] {
  return Object.entries(texts).map(([label, text], index) => {
    // All calls share the code that sanitizes, validates, and stores them, so each gets a third of the texts.
    const call = callNames[index % callNames.length] ?? 'email';
    return {
      name: `${label} in the texts of the ${call} call`,
      wire: (visitor) =>
        callWith(call, visitor, Object.fromEntries(freeFieldsOf(call).map((field) => [field, text]))),
      expected: lead,
    };
  });
}

/** The fields with no constraint but a maximum length. */
function freeFieldsOf(call: CallName): string[] {
  const names = ['fullName', 'clientName', 'subject', 'message', 'country', 'serviceName', 'service'];
  return names.filter((name) => name in calls[call].fields);
}

/**
 * The correct outcome for a value, given valid other fields: the schema's verdict after sanitizing. Values that
 * scripts fill in can also be dropped.
 */
export function expectedFor(call: CallName, field: string, value: unknown): Expected {
  if (!typedFields(call).has(field)) return { outcome: 'rejected or harmless', call, field };
  const fields = sanitizeFields({ ...sampleOf(call, 'visitor@mail.example'), [field]: value });
  return ajv.validate(calls[call].schema, fields) ? lead : rejected(422, { field: { call, name: field } });
}
