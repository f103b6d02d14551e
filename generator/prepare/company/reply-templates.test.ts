import { expect, test } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { chatTemplates, mailTemplates, templateFindings } from './reply-templates.ts';

const facts: Record<string, string> = { turnaround: '3 days', phone: '(813) 555-0142' };
const context = {
  fact: (name: string) => facts[name],
  factNames: () => Object.keys(facts),
  handwritten: () => [],
  handwrittenPhone: () => undefined,
};
const template = (text: string, id = 'one') => ({ id, name: 'One', subject: 'Hello', text });

test('facts are filled in by the build, and fields are left to the server', () => {
  const filled = (text: string) => text.replace(/\$\{(\w+)\}/g, (_, name) => facts[name] ?? '');
  const [written] = mailTemplates(
    [template(`Hi {{ person.firstName }}, in ${fact('turnaround')}.\n{{me.name}}\n`)],
    filled,
  );
  expect(written).toEqual({
    id: 'one',
    name: 'One',
    subject: ['Hello'],
    text: ['Hi ', { field: 'person.firstName' }, ', in ', { fact: '3 days' }, '.\n', { field: 'me.name' }],
  });
  expect(chatTemplates([{ id: 'hello', name: 'Hello', text: 'Hi {{person.firstName}}.\n' }], filled)).toEqual(
    [{ id: 'hello', name: 'Hello', text: ['Hi ', { field: 'person.firstName' }, '.'] }],
  );
});

test.each([
  ['{{person.firstName}} {{ lead.price }}', []],
  [`${fact('turnaround')}`, []],
  ['{{person.firstname}}', ['UnknownTemplateField']],
  ['{{person.firstName}', ['UnknownTemplateField']],
  ['{{town|Tampa}}', ['UnknownTemplateField']],
  [`${fact('turnarund')}`, ['UnknownFact']],
  ['In $turnaround.', ['BrokenFact']],
])('%j has the problems %j', (text, codes) => {
  const found = templateFindings([template(text)], ['desk', 'templates'], context);
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test('two templates cannot share an id', () => {
  const found = templateFindings([template('a'), template('b')], ['desk', 'templates'], context);
  expect(found.map(({ code, path }) => [code, path])).toEqual([
    ['TemplateTwice', ['desk', 'templates', 1, 'id']],
  ]);
});
