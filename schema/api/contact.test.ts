import { expect, test } from 'vitest';
import { splitContact } from './contact.ts';
import schema from './lead-email.schema.json' with { type: 'json' };

const reachable: [typed: string, email: string | undefined, phoneNumber: string | undefined][] = [
  ['dana@mail.example', 'dana@mail.example', undefined],
  [' Dana.Whitfield+jobs@Mail.Example ', 'Dana.Whitfield+jobs@Mail.Example', undefined],
  ['<dana@mail.example>', 'dana@mail.example', undefined],
  ['mailto:dana@mail.example', 'dana@mail.example', undefined],
  ['dana2024x99@mail.example', 'dana2024x99@mail.example', undefined],
  ['(813) 555-0142', undefined, '(813) 555-0142'],
  ['+44 20 7946 0958', undefined, '+44 20 7946 0958'],
  ['813.555.0142 ext. 12', undefined, '813.555.0142 ext. 12'],
  ['call 813-555-0142 after 6', undefined, '813-555-0142'],
  ['cell: 8135550142', undefined, '8135550142'],
  ['813-555-0142 or dana@mail.example', 'dana@mail.example', '813-555-0142'],
  ['dana@mail.example / 813-555-0142', 'dana@mail.example', '813-555-0142'],
  ['555-01-GO-4-2', undefined, '555-01-GO-4-2'],
];

test.each(reachable)('%s has a way to reach the visitor', (typed, email, phoneNumber) => {
  expect(splitContact(typed)).toEqual({ ...(email && { email }), ...(phoneNumber && { phoneNumber }) });
});

const unreachable = ['', 'Dana', 'dana@mail', '8135', 'dana82134@mail', '@dana', 'dana@@mail.example'];

test.each(unreachable)('"%s" has no way to reach the visitor', (typed) => {
  expect(splitContact(typed)).toEqual({});
});

test('the schema accepts exactly what has a way to reach the visitor', () => {
  const pattern = new RegExp(schema.properties.contact.pattern, 'u');
  for (const [typed] of reachable) expect([typed, pattern.test(typed)]).toEqual([typed, true]);
  for (const typed of unreachable) expect([typed, pattern.test(typed)]).toEqual([typed, false]);
});

test('a number longer than the calls accept is cut, not refused', () => {
  expect(splitContact(`${'1 2 3 4 5 6 7 8 9 0 '.repeat(9)}`).phoneNumber?.length).toBeLessThanOrEqual(80);
});
