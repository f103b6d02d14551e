import { expect, test } from 'vitest';
import type { LeadTemplatesAnswer } from '../../../../schema/api/desk-changes.ts';
import { firstName } from '../../../../schema/api/first-name.ts';
import { deskClient, newLead } from '../../../testing/desk/desk-client.ts';
import { writeFiles } from '../../../testing/files/write-dist.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { priceText } from './fill-template.ts';

const chatTemplates = [{ id: 'hello', name: 'Hello', text: ['I’m ', { field: 'me.name' }] }];
const templates = [
  {
    id: 'first-answer',
    name: 'First answer',
    subject: ['Your ', { field: 'lead.service' }],
    text: [
      'Hi ',
      { field: 'person.firstName' },
      ', it costs ',
      { field: 'lead.price' },
      ' and takes ',
      { fact: '3 days' },
      '. ',
      { field: 'me.name' },
      ', ',
      { field: 'company.name' },
    ],
  },
];

test('templates are filled in for a lead, and say where', async () => {
  await using server = await createTestApp();
  const site = { name: 'Larkfield Resumes', templates, chatTemplates };
  writeFiles(server.distDir, { '.build/server.json': JSON.stringify({ site }) });
  const nora = await deskClient(server);
  const id = await newLead(server, { fullName: 'Jordan Ellis', servicePrice: undefined });
  const answer = await nora.get(`leads/${id}/templates`);
  const { templates: filledIn, chatTemplates: forChats, from } = (await answer.json()) as LeadTemplatesAnswer;
  expect(from).toEqual({ name: 'Nora at Larkfield Resumes', address: server.parts.deskMail.from.address });
  const [template] = filledIn;
  const { text, filled } = template?.text ?? { text: '', filled: [] };
  expect(template?.subject.text).toBe('Your Professional Resume Writing');
  expect(text).toBe('Hi Jordan, it costs [price] and takes 3 days. Nora, Larkfield Resumes');
  expect(filled.map(({ start, end, isMissing }) => [text.slice(start, end), isMissing])).toEqual([
    ['Jordan', false],
    ['[price]', true],
    ['3 days', false],
    ['Nora', false],
    ['Larkfield Resumes', false],
  ]);
  expect(forChats.map(({ text: { text } }) => text)).toEqual(['I’m Nora']);
});

test('people are called by their first name, and prices have a currency', () => {
  expect(['Jordan Ellis', 'Dr. Amara Okonkwo', 'Cher', ''].map(firstName)).toEqual([
    'Jordan',
    'Dr. Okonkwo',
    'Cher',
    '',
  ]);
  expect([null, '150', '$1,500', 'from 79'].map(priceText)).toEqual(['', '$150', '$1,500', 'from 79']);
});
