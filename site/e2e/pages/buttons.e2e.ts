import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import { expect, test } from '../harness/browser-test.ts';
import { builtPages, mainPages, pagesOfEachKind } from '../harness/built-pages.ts';
import { buttons, notFoundPage, pressButtons } from './press-buttons.ts';

test.for(mainPages)('every button on %s does something', (path, { visit }) => pressButtons(visit, path));

test.for(builtPages())('every button on $path is a link that leads somewhere without scripts', ({ html }) => {
  const page = parsePage(html);
  const dead = page.all(buttons).filter((control) => {
    const href = control.attribute('href') ?? '';
    if (href.startsWith('#')) return page.count(`[id="${href.slice(1)}"]`) === 0;
    return !/^(tel:|mailto:|https:|\/)/.test(href);
  });
  expect(dead.map((control) => [control.text, control.attribute('href')])).toEqual([]);
});

test('no page shows a button that does nothing without scripts', async ({ visit }) => {
  const page = await visit('about:blank', { javaScriptEnabled: false, allowedProblems: notFoundPage });
  for (const { path } of pagesOfEachKind()) {
    await page.goto(path);
    const idle = await page.locator('main button, header button').evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => !(button as HTMLButtonElement).form)
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect([path, ...idle]).toEqual([path]);
  }
});
