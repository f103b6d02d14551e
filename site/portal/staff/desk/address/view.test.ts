import { expect, it } from 'vitest';
import { isNarrowed, listQuery, noFilters, readView, viewQuery } from './view.ts';

it('starts with the leads of the signed-in person', () => {
  expect(readView('')).toEqual({ queue: 'mine', search: '', filters: noFilters, lead: '', numbers: '' });
  expect(readView('?queue=everything').queue).toBe('mine');
});

it('keeps everything in the address', () => {
  const query = 'queue=won&search=a%26b&page=%2Flp8%2F&source=Google+Ads&tag=federal&lead=019c-01';
  const view = readView(`?${query}`);
  expect(view).toMatchObject({
    queue: 'won',
    search: 'a&b',
    filters: { page: '/lp8/', source: 'Google Ads', campaign: '', tag: 'federal', owner: '' },
    lead: '019c-01',
  });
  expect(viewQuery(view)).toBe(query);
});

it('does not load the list again for another open lead', () => {
  expect(listQuery(readView('?queue=new&lead=1'))).toBe(listQuery(readView('?lead=2&queue=new')));
});

it('notices a search or a filter, but not a queue', () => {
  expect(isNarrowed(readView('?queue=won&lead=1'))).toBe(false);
  expect(isNarrowed(readView('?search=x'))).toBe(true);
  expect(isNarrowed(readView('?owner=dana%40x.example'))).toBe(true);
});
