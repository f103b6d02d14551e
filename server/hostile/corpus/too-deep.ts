import { callOf, calls, callWithJson, jsonCalls } from '../calls.ts';
import { type Expected, type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';

const tooNested = rejected(400, { message: /nested/ });
const tooLong = rejected(413, { message: /larger than/ });
const notAnObject = rejected(400, { message: /not a JSON object/ });

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const alternating = (depth: number) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;

const inEveryField: HostileCase[] = jsonCalls.flatMap((call) => {
  const unknownNames = ['attribution', 'idempotencyKey', 'brandSlug', 'anything', '__proto__'];
  return [...new Set([...Object.keys(calls[call].fields), ...unknownNames])].map((name) => ({
    name: `sixty thousand arrays in ${name} of the ${call} call`,
    wire: (visitor) => callWithJson(call, visitor, { name, json: arrays(60_000) }),
    expected: tooNested,
  }));
});

/** Replaces the whole body. */
const bodies: Readonly<Record<string, readonly [json: string, Expected]>> = {
  'a hundred thousand arrays': [arrays(100_000), tooLong],
  'a hundred thousand objects': [objects(100_000), tooLong],
  'a hundred thousand unclosed arrays': ['['.repeat(100_000), notAnObject],
  'twenty thousand unclosed objects': ['{"a":'.repeat(20_000), notAnObject],
  'sixty thousand arrays instead of an object': [arrays(60_000), notAnObject],
  'twenty thousand nested objects': [objects(20_000), tooNested],
};

/** Added to the values of a lead. */
const values: Readonly<Record<string, readonly [json: string, Expected]>> = {
  'alternating arrays and objects': [alternating(9000), tooNested],
  'deep nesting after many small arrays': [`[${'[],'.repeat(9000)}${arrays(9000)}]`, tooNested],
  'only twenty arrays': [arrays(20), tooNested],
  'a few objects, as a script could send them': [objects(6), lead],
  'brackets in a string': [`"${'['.repeat(60_000)}"`, lead],
};

export const tooDeep: Family = {
  name: 'too deep',
  cases: [
    ...inEveryField,
    ...Object.entries(bodies).map(([name, [json, expected]]) => ({
      name,
      wire: (visitor: string) => callOf('email', visitor, json),
      expected,
    })),
    ...Object.entries(values).map(([name, [json, expected]]) => ({
      name,
      wire: (visitor: string) => callWithJson('email', visitor, { name: 'anything', json }),
      expected,
    })),
  ],
};
