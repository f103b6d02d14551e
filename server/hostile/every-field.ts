import { Ajv2020 } from 'ajv/dist/2020.js';
import { sanitizeFields } from '../http/fields.ts';
import { type CallName, callNames, calls, callWith, exampleOf, sampleOf, typedFields } from './calls.ts';
import { type Expected, type HostileCase, lead, refused } from './hostile-case.ts';

const ajv = new Ajv2020({ strict: false });

/** One case for each field of each call: the text follows what would be fine there. */
export function textInEveryField(what: string, text: string): HostileCase[] {
  return callNames.flatMap((call) =>
    Object.keys(calls[call].fields).map((field) => ({
      name: `${what} in ${field} of the ${call} call`,
      wire: (visitor) => callWith(call, visitor, { [field]: `${exampleOf(call, field, visitor)}${text}` }),
      expected: expectedOf(call, field, `${exampleOf(call, field, 'visitor@mail.example')}${text}`),
    })),
  );
}

/** One case for each text, by what it is: it stands in all fields at once that a visitor writes in freely. */
export function eachInFreeFields(texts: Readonly<Record<string, string>>): HostileCase[] {
  return Object.entries(texts).map(([what, text], index) => {
    // The calls are tidied, judged and stored by the same code: each hears a third of the texts.
    const call = callNames[index % callNames.length] ?? 'email';
    return {
      name: `${what} in the texts of the ${call} call`,
      wire: (visitor) =>
        callWith(call, visitor, Object.fromEntries(freeFieldsOf(call).map((field) => [field, text]))),
      expected: lead,
    };
  });
}

/** What only its length bounds. */
function freeFieldsOf(call: CallName): string[] {
  const names = ['fullName', 'clientName', 'subject', 'message', 'country', 'serviceName', 'service'];
  return names.filter((name) => name in calls[call].fields);
}

/**
 * What is right for a value: what the schema says of it once it is tidied, beside values that are fine. What a script
 * fills in may also be dropped.
 */
export function expectedOf(call: CallName, field: string, value: unknown): Expected {
  if (!typedFields(call).has(field)) return { outcome: 'refused or harmless', call, field };
  const fields = sanitizeFields({ ...sampleOf(call, 'visitor@mail.example'), [field]: value });
  return ajv.validate(calls[call].schema, fields) ? lead : refused(422, { field: { call, name: field } });
}
