import { test } from '../harness/browser-test.ts';
import { mainPages } from '../harness/built-pages.ts';
import { checkPage } from './check-page.ts';

test.for(mainPages)(
  '%s has no layout shift, fits narrow windows, and passes axe and a keyboard tour',
  (path, { visit }) => checkPage(visit, path, { pictures: true }),
);
