import { expect, test } from 'vitest';
import { ownText } from '../../../../schema/api/mail-quotes.ts';
import { newLead } from '../../../testing/desk/desk-client.ts';
import { type Correspondent, corpusOf } from '../../../testing/desk/mail/corpus.ts';
import { encodedMails } from '../../../testing/desk/mail/encoded.ts';
import { createMailDesk } from '../../../testing/desk/mail/mail-desk.ts';

const count = 300;

test('300 answers from ten clients are all with their leads, and none is in a stranger’s thread', async () => {
  await using desk = await createMailDesk();
  const people: Correspondent[] = [];
  for (let index = 0; index < 20; index += 1) {
    const email = `person${index}@mail${index}.example`;
    const leadId = await newLead(desk.server, { email, fullName: `Person ${index}` });
    people.push({ leadId, email, replyId: await desk.reply(leadId), replyTo: desk.addressOf(leadId) });
  }
  const wrong: string[] = [];
  const known = new Set(people.map((person) => person.leadId));
  const corpus = corpusOf(people, count);
  for (const mail of corpus) {
    const { leadId } = await desk.receive(mail.source);
    const isRight = mail.leadId === null ? leadId && !known.has(leadId) : leadId === mail.leadId;
    if (!isRight) wrong.push(`${mail.about}: ${leadId === null ? 'nowhere' : 'another lead'}`);
  }
  expect(wrong).toEqual([]);
  const rows = (await desk.mails()).filter(({ direction }) => direction === 'in');
  expect(rows).toHaveLength(count);
  expect(rows.every(({ kind }) => kind === 'answer')).toBe(true);
  // What people wrote is separated from what they quote.
  const texts = new Map(rows.map(({ text }) => [/Answer \d+:/.exec(text)?.[0], text]));
  const unread = corpus.filter(({ own }) => {
    const text = texts.get(/Answer \d+:/.exec(own)?.[0] ?? '') ?? '';
    return !ownText(text).includes(own) || ownText(text).includes('Two questions first.');
  });
  expect(unread.map(({ about }) => about)).toEqual([]);
});

test('what clients encode reads as it was written', async () => {
  await using desk = await createMailDesk();
  await newLead(desk.server, { email: 'jordan@mail.example' });
  for (const { source } of encodedMails) await desk.receive(source);
  const read = (await desk.mails()).map((mail) => [mail.subject, mail.from_name, mail.text]);
  for (const { about, subject, name, text } of encodedMails)
    expect(read, about).toContainEqual([subject, name, text]);
});
