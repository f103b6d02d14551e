import type { Page } from 'playwright';
import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import { expect, test } from '../harness/browser-test.ts';
import { builtPages, pagesOfEachKind } from '../harness/built-pages.ts';

/** What pressing a control does. */
type Outcome = 'dialog' | 'message' | 'page' | 'call' | 'anchor';

interface Control {
  label: string;
  /** Where the link leads without scripts. */
  href: string;
  isChat: boolean;
  index: number;
}

const selector = 'main :is(a.btn, a.link, a.round, a.small), header a.btn, .side-tab, .widget';

/** The page for unknown addresses responds with 404, which the console reports. */
const notFoundPage = /404.*\/404\b/;

/** The visible controls of a page. Those with the same label and address do the same, so one of them is enough. */
async function controlsOf(page: Page): Promise<Control[]> {
  const all = await page.locator(selector).evaluateAll((elements) =>
    elements
      .map((element, index) => ({ element, index }))
      .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ element, index }) => ({
        label: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        href: element.getAttribute('href') ?? '',
        isChat: 'chat' in (element as HTMLElement).dataset,
        index,
      })),
  );
  return [...new Map(all.map((control) => [control.label + control.href, control])).values()];
}

async function press(page: Page, { label, index, href, isChat }: Control): Promise<Outcome> {
  if (href.startsWith('mailto:') || (href.startsWith('tel:') && !isChat)) return 'call';
  const { href: start, pathname } = new URL(page.url());
  const control = page.locator(selector).nth(index);
  await control.scrollIntoViewIfNeeded();
  await control.press('Enter');
  const [dialogs, messages] = [page.locator('dialog:modal'), page.locator('.toast')];
  await expect
    .poll(async () => page.url() !== start || (await dialogs.count()) > 0 || (await messages.count()) > 0, {
      message: `pressing ${label}`,
    })
    .toBe(true);
  if (new URL(page.url()).pathname !== pathname) return 'page';
  if ((await dialogs.count()) > 0) return 'dialog';
  return (await messages.count()) > 0 ? 'message' : 'anchor';
}

/** Closes what a control opened as visitors do, which restores the focus, and comes back from where it led. */
async function undo(page: Page, outcome: Outcome, { index }: Control): Promise<void> {
  if (outcome === 'dialog') {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(page.locator(selector).nth(index)).toBeFocused();
  } else if (outcome === 'message') {
    await page.getByRole('button', { name: 'Close message' }).first().click();
    await expect(page.locator('.toast')).toHaveCount(0);
  } else if (outcome !== 'call') await page.goBack();
}

test.for(pagesOfEachKind().map(({ path }) => path))(
  'every button on %s does something',
  async (path, { visit }) => {
    const page = await visit(path, { allowedProblems: notFoundPage });
    const controls = await controlsOf(page);
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      const outcome = await press(page, control);
      await undo(page, outcome, control);
    }
  },
);

test.for(builtPages())('every button on $path is a link that leads somewhere without scripts', ({ html }) => {
  const page = parsePage(html);
  const dead = page.all(selector).filter((control) => {
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
