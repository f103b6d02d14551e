import { test } from '../harness/browser-test.ts';
import { pagesOfEachKind } from '../harness/built-pages.ts';
import { pressButtons } from './press-buttons.ts';

test.for(pagesOfEachKind())('every button on $path does something', ({ path }, { visit }) =>
  pressButtons(visit, path),
);
