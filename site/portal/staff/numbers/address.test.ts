import { expect, test } from 'vitest';
import { leadsPath, readView, viewPath, viewQuery } from './address.ts';

test('everything that is chosen is in the address, and nothing else', () => {
  const view = readView('?days=7&device=phone&source=Google+Ads&utm=x');
  expect(viewQuery(view)).toBe('days=7&device=phone&source=Google+Ads');
  expect(viewPath({ ...view, days: '', device: '', source: '' })).toBe('/numbers');
});

test('a list of leads has the days of the figure, its filters, and its place', () => {
  const period = { since: '2026-10-25', until: '2026-11-21' };
  expect(leadsPath(readView('?days=28&device=phone'), period, { page: '/lp8/', variants: '' })).toBe(
    '/numbers/leads?since=2026-10-25&until=2026-11-21&device=phone&page=%2Flp8%2F&variants=',
  );
});
