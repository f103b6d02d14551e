import { callNames, callOf, callWith, callWithJson, encode, jsonCalls, sampleOf } from '../calls.ts';
import { type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';

/** Properties of Object.prototype. */
const inherited = [
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'length',
  '__defineGetter__',
  '__proto__',
];

const whole = JSON.stringify(sampleOf('email', 'jordan.ellis@mail.example'));

/** A lead in the prototype of the body. */
const allInherited: HostileCase[] = jsonCalls.flatMap((call) =>
  [
    `{"__proto__":${whole}}`,
    `{"constructor":{"prototype":${whole}}}`,
    `{"__proto__":{"__proto__":${whole}}}`,
  ].map((body, index) => ({
    name: `a lead in the prototype of the ${call} call, way ${index + 1}`,
    wire: (visitor: string) => callOf(call, visitor, body),
    expected: rejected(422, { field: { call, name: 'email' } }),
  })),
);

const odd = ['{"isAdmin":true,"email":"everybody@victim.example","status":500}', 'null', '"text"', '7'];

const inJson: HostileCase[] = jsonCalls.flatMap((call, offset) =>
  inherited.map((name, index) => {
    const json = odd[(index + offset) % odd.length] ?? 'null';
    return {
      name: `${name} as ${json} in the ${call} call`,
      wire: (visitor) => callWithJson(call, visitor, { name, json }),
      expected: lead,
    };
  }),
);

const inForms: HostileCase[] = [
  ...inherited,
  '__proto__[fullName]',
  '__proto__.fullName',
  'constructor[prototype][fullName]',
  'constructor.prototype.fullName',
].map((name) => ({
  name: `${name} in the form call`,
  wire: (visitor) =>
    callOf(
      'form',
      visitor,
      `${encodeURIComponent(name)}=polluted&${encode('form', sampleOf('form', visitor))}`,
    ),
  expected: lead,
}));

/** Values that are used as lookup keys. */
const asValues: HostileCase[] = ['__proto__', 'constructor', 'toString'].flatMap((value) => [
  ...callNames.map(
    (call): HostileCase => ({
      name: `${value} for a name in the ${call} call`,
      wire: (visitor) => callWith(call, visitor, { [call === 'crm' ? 'clientName' : 'fullName']: value }),
      expected: lead,
    }),
  ),
  {
    name: `${value} for the form and its id in a rejected form`,
    wire: (visitor) => callWith('form', visitor, { form: value, formId: value, pageUrl: value, email: '' }),
    expected: rejected(422, { field: { call: 'form', name: 'email' } }),
  },
  {
    name: `${value} as the kind of form`,
    wire: (visitor) => callWith('email', visitor, { kind: value }),
    expected: { outcome: 'rejected or harmless', call: 'email', field: 'kind' },
  },
]);

export const prototype: Family = {
  name: 'prototype',
  cases: [...allInherited, ...inJson, ...inForms, ...asValues],
};
