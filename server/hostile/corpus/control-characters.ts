import { callOf, callWith, encode, sampleOf } from '../calls.ts';
import { eachInFreeFields, textInEveryField } from '../every-field.ts';
import { type Family, type HostileCase, lead } from '../hostile-case.ts';

const range = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const inNames: HostileCase[] = [
  {
    name: 'a NUL in a name of the email call',
    wire: (visitor) => callWith('email', visitor, { 'full\0Name': 'Somebody' }),
    expected: lead,
  },
  {
    name: 'a line break in a name of the form call',
    wire: (visitor) =>
      callOf(
        'form',
        visitor,
        `${encode('form', sampleOf('form', visitor))}&Bcc%0D%0AX=everybody%40victim.example`,
      ),
    expected: lead,
  },
];

const bare: HostileCase[] = [
  {
    name: 'raw control characters in the form call',
    wire: (visitor) =>
      callOf(
        'form',
        visitor,
        encode('form', sampleOf('form', visitor)).replace('Jordan', `Jor\0\u0001\u001b[31m\rdan`),
      ),
    expected: lead,
  },
];

export const controlCharacters: Family = {
  name: 'control characters',
  cases: [
    // PostgreSQL cannot store a NUL.
    ...textInEveryField('text after a NUL', '\0admin'),
    ...textInEveryField('all control characters', `${range(1, 31)}${range(0x7f, 0x9f)}.`),
    ...eachInFreeFields({
      'a NUL at the end': 'Jordan\0',
      'terminal escape sequences': 'Jordan\u001b[2J\u001b]0;owned\u0007',
      backspaces: 'Jordan\b\b\b\b\b\bSomebody',
      'text between shift characters': '\u000eJordan\u000f',
    }),
    ...inNames,
    ...bare,
  ],
};
