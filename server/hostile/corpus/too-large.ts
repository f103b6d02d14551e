import { hash } from 'node:crypto';
import {
  callNames,
  callOf,
  calls,
  callWith,
  customCall,
  encode,
  exampleOf,
  jsonCalls,
  sampleOf,
  typedFields,
  unknownFieldsOf,
} from '../calls.ts';
import { expectedFor } from '../every-field.ts';
import { type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';
import { chunked, request } from '../wire.ts';

const tooLong = rejected(413, { message: /larger than 131072 bytes/ });
const limitBytes = 131_072;
const mega = 1024 * 1024;
const undeclared = { 'content-length': null, 'transfer-encoding': 'chunked' };

const inEveryField: HostileCase[] = callNames.flatMap((call) =>
  Object.keys(calls[call].fields).map((field) => ({
    name: `a million characters in ${field} of the ${call} call`,
    wire: (visitor) =>
      callWith(call, visitor, { [field]: `${exampleOf(call, field, visitor)}${'x'.repeat(mega)}` }),
    expected: tooLong,
  })),
);

/** As long as the body limit allows. */
const justBelow: HostileCase[] = callNames.flatMap((call) =>
  [...typedFields(call)].map((field) => ({
    name: `a hundred thousand characters in ${field} of the ${call} call`,
    wire: (visitor) =>
      callWith(call, visitor, { [field]: `${exampleOf(call, field, visitor)}${'1'.repeat(100_000)}` }),
    expected: expectedFor(call, field, '1'.repeat(100_000)),
  })),
);

/** Incompressible for the database. */
const mixed = Array.from({ length: 1000 }, (_, index) => hash('sha256', `${index}`, 'base64url')).join('');

const inUnknownFields: HostileCase[] = callNames.flatMap((call) =>
  unknownFieldsOf(call).map((name) => ({
    name: `forty thousand characters in ${name}, which the ${call} call does not know`,
    wire: (visitor) => callWith(call, visitor, { [name]: mixed }),
    expected: lead,
  })),
);

const bodies: HostileCase[] = callNames.flatMap((call): HostileCase[] => [
  {
    name: `ten megabytes to the ${call} call`,
    wire: (visitor) => callOf(call, visitor, Buffer.alloc(10 * mega, 'x')),
    expected: tooLong,
  },
  {
    name: `ten megabytes in chunks to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, {
        body: chunked(Array<string>(100).fill('x'.repeat(mega / 10))),
        headers: undeclared,
      }),
    expected: tooLong,
  },
  {
    name: `small chunks beyond the limit to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, {
        body: chunked(Array<string>(limitBytes / 8 + 1).fill('{"a":1},')),
        headers: undeclared,
      }),
    expected: tooLong,
  },
  {
    name: `a huge length without a body to the ${call} call`,
    wire: (visitor) =>
      customCall(call, visitor, { body: '{"fullName":"a', headers: { 'content-length': '999999999999' } }),
    expected: tooLong,
  },
  {
    name: `one byte too many to the ${call} call`,
    wire: (visitor) => callOf(call, visitor, encode(call, sampleOf(call, visitor)).padEnd(limitBytes + 1)),
    expected: tooLong,
  },
]);

const many: HostileCase[] = [
  {
    name: 'a form of a hundred thousand fields',
    wire: (visitor) =>
      callOf('form', visitor, Array.from({ length: 100_000 }, (_, index) => `f${index}=1`).join('&')),
    expected: tooLong,
  },
  {
    name: 'a form with as many fields as fit',
    wire: (visitor) =>
      callOf('form', visitor, `${'a&'.repeat(60_000)}${encode('form', sampleOf('form', visitor))}`),
    expected: lead,
  },
  {
    name: 'a form with one field repeated up to the limit',
    wire: (visitor) =>
      callOf('form', visitor, `${encode('form', sampleOf('form', visitor))}${'&fullName=x'.repeat(10_000)}`),
    expected: lead,
  },
  ...jsonCalls.flatMap((call): HostileCase[] => [
    {
      name: `as many names as fit in the ${call} call`,
      wire: (visitor) =>
        callWith(
          call,
          visitor,
          Object.fromEntries(Array.from({ length: 11_000 }, (_, index) => [`f${index}`, 1])),
        ),
      expected: lead,
    },
    {
      name: `a name of a hundred thousand characters in the ${call} call`,
      wire: (visitor) => callWith(call, visitor, { ['x'.repeat(100_000)]: 1 }),
      expected: lead,
    },
    {
      name: `a body of the maximum size, mostly whitespace, to the ${call} call`,
      wire: (visitor) => callOf(call, visitor, encode(call, sampleOf(call, visitor)).padEnd(limitBytes)),
      expected: lead,
    },
    {
      name: `a number of a hundred thousand digits in the ${call} call`,
      wire: (visitor) =>
        callOf(
          call,
          visitor,
          encode(call, sampleOf(call, visitor)).replace('{', `{"n":${'9'.repeat(100_000)},`),
        ),
      expected: lead,
    },
  ]),
];

const elsewhere: HostileCase[] = ['/', '/lp8/', '/healthz', '/metrics', '/nowhere'].map((target) => ({
  name: `ten megabytes to ${target}`,
  wire: () => request({ target, body: Buffer.alloc(10 * mega, 'x') }),
  expected: rejected(405),
}));

export const tooLarge: Family = {
  name: 'too large',
  cases: [...inEveryField, ...justBelow, ...inUnknownFields, ...bodies, ...many, ...elsewhere],
};
