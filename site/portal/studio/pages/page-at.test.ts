import { expect, it } from 'vitest';
import type { DraftPage } from '../../../../schema/api/studio/draft.ts';
import { pageAt } from './page-at.ts';

const pages = [
  ['unread', ''],
  ['towns', '/in/{{town}}/'],
  ['files', '/{{state}}.{{ext}}'],
  ['in', '/in/'],
  ['ely', '/in/ely/'],
  ['home', '/'],
].map(([page = '', route = '']) => ({ page, route }) as DraftPage);

it.each([
  ['/', 'home'],
  ['/in', 'in'],
  ['/in/ely/', 'ely'],
  ['/in/tower/', 'towns'],
  ['/in/tower', 'towns'],
  ['/florida.html', 'files'],
  ['/in/tower/hill/', undefined],
  ['/about/', undefined],
])('%s is an address of %s', (address, page) => {
  expect(pageAt(pages, address)?.page).toBe(page);
});
