import { test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';
import { checkPage } from './check-page.ts';

// The whole browser loads lazy pictures before they come into view, as browsers of visitors do.
test.for(pagesOfEachKind())(
  '$path has no layout shift, fits narrow windows, and passes axe and a keyboard tour',
  ({ path }, { visit }) => checkPage(visit, path, { fullBrowser: true }),
);
