import {
  callOf,
  calls,
  callWith,
  callWithJson,
  encode,
  jsonCalls,
  sampleOf,
  unknownFieldsOf,
} from '../calls.ts';
import { expectedFor } from '../every-field.ts';
import { type Expected, type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';

/** JSON values by description. */
const values: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  false: 'false',
  'a number': '7',
  'a number beyond the range of doubles': '1e999',
  'an empty string': '""',
  'an empty array': '[]',
  'an array of strings': '["Jordan Ellis","jordan.ellis@mail.example"]',
  'an empty object': '{}',
  'an object with its own toString': '{"toString":"Jordan","valueOf":7,"length":3,"toJSON":true}',
};

const inJson: HostileCase[] = jsonCalls.flatMap((call) =>
  Object.keys(calls[call].fields).flatMap((field) =>
    Object.entries(values).map(([label, json]) => ({
      name: `${label} in ${field} of the ${call} call`,
      wire: (visitor) => callWithJson(call, visitor, { name: field, json }),
      expected: expectedFor(call, field, JSON.parse(json)),
    })),
  ),
);

/** Values of unknown names are stored without validation. */
const inUnknownFields: HostileCase[] = jsonCalls.flatMap((call) =>
  unknownFieldsOf(call).map((name) => ({
    name: `an object with its own toString in ${name}, which the ${call} call does not know`,
    wire: (visitor) => callWith(call, visitor, { [name]: { toString: 'Jordan', valueOf: 7 } }),
    expected: lead,
  })),
);

const lacksEmail = rejected(422, { field: { call: 'form', name: 'email' } });
const lacksName = rejected(422, { field: { call: 'form', name: 'fullName' } });
const lacksConsent = rejected(422, { field: { call: 'form', name: 'termsAgreed' } });

type Change = (body: string) => string;

const formChanges: Readonly<Record<string, readonly [Change, Expected]>> = {
  'a field twice, the first time empty': [(body) => `fullName=&${body}`, lacksName],
  'a field twice, the second time empty': [(body) => `${body}&fullName=`, lead],
  'names in brackets': [(body) => body.replace(/(\w+)=/g, '$1[]='), lacksEmail],
  'names with keys in brackets': [(body) => body.replace(/(\w+)=/g, '$1%5Ba%5D='), lacksEmail],
  'names without values': [(body) => body.replace(/=[^&]*/g, ''), lacksEmail],
  'values without names': [(body) => body.replace(/\w+=/g, '='), lacksEmail],
  'semicolons between its fields': [(body) => body.replaceAll('&', ';'), lacksEmail],
  'names in capitals': [(body) => body.replace(/\w+=/g, (name) => name.toUpperCase()), lacksEmail],
  'invalid percent escapes': [(body) => body.replace('Jordan', '%%zz%1%u0041'), lead],
  'a consent with another value than on': [
    (body) => body.replace('termsAgreed=on', 'termsAgreed=true'),
    lacksConsent,
  ],
  'no fields': [() => '', lacksEmail],
  'only separators': [() => '&&&===&&&', lacksEmail],
  'JSON instead of fields': [() => '{"fullName":"Jordan Ellis","email":"a@mail.example"}', lacksEmail],
};

const inForms: HostileCase[] = Object.entries(formChanges).map(([label, [change, expected]]) => ({
  name: `a form with ${label}`,
  wire: (visitor) => callOf('form', visitor, change(encode('form', sampleOf('form', visitor)))),
  expected,
}));

export const wrongTypes: Family = { name: 'wrong types', cases: [...inJson, ...inUnknownFields, ...inForms] };
