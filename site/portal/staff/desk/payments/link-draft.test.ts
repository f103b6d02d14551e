import { expect, it } from 'vitest';
import { checkDraft, firstDraft, readDraft, withLink } from './link-draft.ts';

const lead = { name: 'Priya Raghunathan', service: 'Professional Level Bundle', price: '$219' };
const draft = {
  projectName: 'Professional Level Bundle',
  amount: '219',
  description: 'Professional Level Bundle for Priya Raghunathan',
};

it('starts with what the lead is about', () => {
  expect(firstDraft(lead)).toEqual(draft);
  expect(firstDraft({ ...lead, price: '79.50' }).amount).toBe('79.50');
  expect(firstDraft({ ...lead, price: 'from $79' }).amount).toBe('');
  expect(firstDraft({ ...lead, service: '', price: null })).toEqual({
    projectName: '',
    amount: '',
    description: '',
  });
});

it('continues what was typed', () => {
  const typed = { ...draft, amount: '1' };
  expect(readDraft(typed, draft)).toEqual(typed);
  expect(readDraft({ amount: '1' }, draft)).toEqual(draft);
  expect(readDraft(null, draft)).toEqual(draft);
});

it('sends the amount as decimal text', () => {
  expect(checkDraft({ ...draft, amount: ' $1,219.5 ' }, 'lead-1')).toEqual({
    body: { ...draft, amount: '1219.50', leadId: 'lead-1' },
  });
});

it.each([
  [{ projectName: ' ' }, { projectName: 'Enter the project name.' }],
  [{ amount: '' }, { amount: 'Enter the price, such as 219 or 219.50.' }],
  [{ amount: 'ten' }, { amount: 'Enter dollars with at most two decimals, such as 219 or 219.50.' }],
  [{ amount: '0.10' }, { amount: 'Cards cannot be charged less than $0.50.' }],
  [{ description: '' }, { description: 'Enter what the client is paying for.' }],
])('does not send %o', (changes, problems) => {
  expect(checkDraft({ ...draft, ...changes }, 'lead-1')).toEqual({ problems });
});

it('puts a link after what was written', () => {
  expect(withLink('', 'https://x.example')).toBe('https://x.example');
  expect(withLink('Here:', 'https://x.example')).toBe('Here: https://x.example');
  expect(withLink('Here:\n', 'https://x.example')).toBe('Here:\nhttps://x.example');
});
