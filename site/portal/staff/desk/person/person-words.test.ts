import { expect, test } from 'vitest';
import { countsText, erasedText, keptText } from './person-words.ts';

test('rows are counted in words, without leads and payments', () => {
  const counts = {
    leads: 2,
    submissions: 2,
    mails: 1,
    desk_leads: 2,
    desk_tags: 1,
    payment_links: 4,
    attachment_chunks: 9,
  };
  expect(countsText(counts)).toBe('2 forms, 1 email, and 3 other records');
  expect(countsText({ leads: 1, chat_messages: 1200 })).toBe('1,200 chat messages');
});

test('what stays is said only if something does', () => {
  expect([0, 1, 2].map(keptText)).toEqual([
    '',
    'One payment stays for bookkeeping and taxes, under a pseudonym instead of the person’s name.',
    '2 payments stay for bookkeeping and taxes, under a pseudonym instead of the person’s name.',
  ]);
  expect(erasedText('Dana Vale', 1)).toBe('Everything about \u2068Dana Vale\u2069 was erased: 1 lead.');
});
