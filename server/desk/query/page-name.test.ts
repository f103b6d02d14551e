import { expect, test } from 'vitest';
import { PageList } from '../../page-list.ts';
import { pageName } from './summarize.ts';

const pages = new PageList([
  { name: 'lp8', route: '/lp8/', title: 'Landing page 8 | Larkfield Resumes' },
  { name: 'a-b', route: '/a-b/', title: 'A|B' },
  { name: 'parts', route: '/parts/', title: 'Resumes | Federal | Larkfield Resumes' },
]);

test.each([
  ['https://larkfield.example/lp8/?gclid=1', 'Landing page 8'],
  ['https://larkfield.example/parts/', 'Resumes | Federal'],
  ['https://larkfield.example/a-b/', 'A|B'],
  ['https://larkfield.example/gone/', '/gone'],
  ['https://larkfield.example/', '/'],
  [null, ''],
])('the page %s is called %s', (page_url, name) => {
  expect(pageName({ page_url, received_at: '2026-03-02T10:00:00.000Z' }, pages)).toBe(name);
});
