import { expect, it } from 'vitest';
import { readSavedViews, withView } from './saved-views.ts';

it.each([[null], ['x'], [[null, { name: 1 }]]])('ignores what is not a list of views', (stored) => {
  expect(readSavedViews(stored)).toEqual([]);
});

it('keeps one name for each view', () => {
  const [first, second] = [
    { name: 'Ads', query: 'source=Google+Ads' },
    { name: 'Federal', query: 'search=federal' },
  ];
  const views = withView(withView([], first), second);
  expect(views).toEqual([first, second]);
  expect(withView(views, { ...first, name: 'Paid' })).toEqual([second, { ...first, name: 'Paid' }]);
});
