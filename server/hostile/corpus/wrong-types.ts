import { callOf, calls, callWith, callWithJson, encode, jsonCalls, sampleOf, strangersOf } from '../calls.ts';
import { expectedOf } from '../every-field.ts';
import { type Expected, type Family, type HostileCase, lead, refused } from '../hostile-case.ts';

/** Values by what they are, as they stand in JSON. */
const values: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  false: 'false',
  'a number': '7',
  'a number beyond all bounds': '1e999',
  'an empty text': '""',
  'an empty array': '[]',
  'an array of texts': '["Jordan Ellis","jordan.ellis@mail.example"]',
  'an empty object': '{}',
  'an object that says how it reads': '{"toString":"Jordan","valueOf":7,"length":3,"toJSON":true}',
};

const inJson: HostileCase[] = jsonCalls.flatMap((call) =>
  Object.keys(calls[call].fields).flatMap((field) =>
    Object.entries(values).map(([what, json]) => ({
      name: `${what} in ${field} of the ${call} call`,
      wire: (visitor) => callWithJson(call, visitor, { name: field, json }),
      expected: expectedOf(call, field, JSON.parse(json)),
    })),
  ),
);

/** What such names hold is kept and not judged. */
const inStrangers: HostileCase[] = jsonCalls.flatMap((call) =>
  strangersOf(call).map((name) => ({
    name: `an object that says how it reads in ${name}, which the ${call} call does not know`,
    wire: (visitor) => callWith(call, visitor, { [name]: { toString: 'Jordan', valueOf: 7 } }),
    expected: lead,
  })),
);

const lacksEmail = refused(422, { field: { call: 'form', name: 'email' } });
const lacksName = refused(422, { field: { call: 'form', name: 'fullName' } });
const lacksConsent = refused(422, { field: { call: 'form', name: 'termsAgreed' } });

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
  'percent signs that are no escapes': [(body) => body.replace('Jordan', '%%zz%1%u0041'), lead],
  'a consent that is not on': [(body) => body.replace('termsAgreed=on', 'termsAgreed=true'), lacksConsent],
  'no field at all': [() => '', lacksEmail],
  'nothing but separators': [() => '&&&===&&&', lacksEmail],
  'JSON in the place of fields': [() => '{"fullName":"Jordan Ellis","email":"a@mail.example"}', lacksEmail],
};

const inForms: HostileCase[] = Object.entries(formChanges).map(([what, [change, expected]]) => ({
  name: `a form with ${what}`,
  wire: (visitor) => callOf('form', visitor, change(encode('form', sampleOf('form', visitor)))),
  expected,
}));

export const wrongTypes: Family = { name: 'wrong types', cases: [...inJson, ...inStrangers, ...inForms] };
