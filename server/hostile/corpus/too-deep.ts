import { callOf, calls, callWithJson, jsonCalls } from '../calls.ts';
import { type Expected, type Family, type HostileCase, lead, refused } from '../hostile-case.ts';

const isNested = refused(400, { says: /nested/ });
const isLarge = refused(413, { says: /larger than/ });
const isNoObject = refused(400, { says: /not a JSON object/ });

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const turns = (depth: number) => `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;

const inEveryField: HostileCase[] = jsonCalls.flatMap((call) => {
  const strangers = ['attribution', 'idempotencyKey', 'brandSlug', 'anything', '__proto__'];
  return [...new Set([...Object.keys(calls[call].fields), ...strangers])].map((name) => ({
    name: `sixty thousand arrays in ${name} of the ${call} call`,
    wire: (visitor) => callWithJson(call, visitor, { name, json: arrays(60_000) }),
    expected: isNested,
  }));
});

/** In the place of the whole body. */
const bodies: Readonly<Record<string, readonly [json: string, Expected]>> = {
  'a hundred thousand arrays': [arrays(100_000), isLarge],
  'a hundred thousand objects': [objects(100_000), isLarge],
  'a hundred thousand arrays that never end': ['['.repeat(100_000), isNoObject],
  'twenty thousand objects that never end': ['{"a":'.repeat(20_000), isNoObject],
  'sixty thousand arrays in the place of an object': [arrays(60_000), isNoObject],
  'twenty thousand objects, each within the other': [objects(20_000), isNested],
};

/** Beside the values of a lead. */
const values: Readonly<Record<string, readonly [json: string, Expected]>> = {
  'arrays and objects by turns': [turns(9000), isNested],
  'a tower behind many small things': [`[${'[],'.repeat(9000)}${arrays(9000)}]`, isNested],
  'no more than twenty arrays': [arrays(20), isNested],
  'a few objects, as a script may send them': [objects(6), lead],
  'brackets in a text': [`"${'['.repeat(60_000)}"`, lead],
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
