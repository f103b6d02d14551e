import { expect, it } from 'vitest';
import { pageOverride } from './page-override.ts';

const site = {
  name: 'Larkspur',
  company: { phone: '+18135550119' },
  facts: { days: { value: 3, unit: 'days' }, price: 79 },
};

it.each([
  [['facts', 'price'], { op: 'setFact', name: 'price', value: 79, page: 'lp' }],
  [['facts', 'days', 'value'], { op: 'setFact', name: 'days', value: 3, page: 'lp' }],
  [['company', 'phone'], { op: 'setFact', name: 'phone', value: '+18135550119', page: 'lp' }],
])('a page can state the fact at %j itself', (path, operation) => {
  expect(pageOverride('fact', path, site, 'lp')).toEqual(operation);
});

it('says why other values are the same on all pages', () => {
  expect(pageOverride('site', ['name'], site, 'lp')).toContain('all pages');
  expect(pageOverride('content', ['when', 'answer'], {}, 'lp')).toContain('in place');
});
