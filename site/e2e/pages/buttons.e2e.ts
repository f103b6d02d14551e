import type { Page } from 'playwright';
import { expect, test } from '../harness/browser-test.ts';
import { builtPages, pagesOfEachKind } from '../harness/built-pages.ts';

/** What a control does when it is pressed, found out by pressing it. */
type Outcome = 'dialog' | 'message' | 'page' | 'call' | 'anchor' | 'viewer';

interface Control {
  label: string;
  /** Where it leads without scripts. */
  href: string;
  index: number;
}

const selector = 'main :is(a.btn, a.link, a.round, a.small), header a.btn, .side-tab, .widget';

/** Each kind of control once: those of one label and one address do the same. */
async function controlsOf(page: Page): Promise<Control[]> {
  const all = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element, index) => ({
      label: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      href: element.getAttribute('href') ?? '',
      isShown: element.checkVisibility({ visibilityProperty: true }),
      index,
    })),
  );
  const kinds = new Map(
    all.filter(({ isShown }) => isShown).map((control) => [control.label + control.href, control]),
  );
  return [...kinds.values()];
}

async function press(page: Page, { label, index, href }: Control): Promise<Outcome> {
  const control = page.locator(selector).nth(index);
  if (
    href.startsWith('tel:') &&
    !(await control.evaluate((element) => 'chat' in (element as HTMLElement).dataset))
  )
    return 'call';
  if (href.startsWith('mailto:')) return 'call';
  const path = new URL(page.url()).pathname;
  await control.scrollIntoViewIfNeeded();
  await control.press('Enter');
  const dialog = page.locator('dialog:modal');
  const message = page.locator('.toast');
  const isElsewhere = () => page.evaluate((from) => location.pathname !== from, path).catch(() => true);
  await expect
    .poll(
      async () =>
        (await dialog.count()) > 0 ||
        (await message.count()) > 0 ||
        (await isElsewhere()) ||
        page.url().includes('#'),
      { message: `pressing ${label}` },
    )
    .toBe(true);
  if (await dialog.count()) return (await dialog.locator('form').count()) > 0 ? 'dialog' : 'viewer';
  if (await message.count()) return 'message';
  return page.url().includes('#') ? 'anchor' : 'page';
}

const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path);

test.for(pathsOf(pagesOfEachKind()))('every button on %s does something', async (path, { visit }) => {
  const mayComplain = path === '/404' ? /404/ : undefined;
  const options = mayComplain ? { mayComplain } : {};
  let page = await visit(path, options);
  const controls = await controlsOf(page);
  expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) {
    const outcome = await press(page, control);
    // What opened is closed as people do, and gives the focus back; what led away is come back from.
    if (outcome === 'dialog' || outcome === 'viewer') {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal')).toHaveCount(0);
      await expect(page.locator(selector).nth(control.index)).toBeFocused();
    } else if (outcome === 'message') {
      await page.getByRole('button', { name: 'Close message' }).first().click();
      await expect(page.locator('.toast')).toHaveCount(0);
    } else if (outcome !== 'call') {
      await page.close();
      page = await visit(path, options);
    }
  }
});

test.for(pathsOf(builtPages()))(
  'without scripts every button on %s is a link that leads somewhere',
  async (path, { visit }) => {
    const page = await visit(path, {
      javaScriptEnabled: false,
      ...(path === '/404' && { mayComplain: /404/ }),
    });
    const html = await page.content();
    for (const { label, href } of await controlsOf(page)) {
      const isThere = href.startsWith('#')
        ? html.includes(`id="${href.slice(1)}"`)
        : /^(tel:|mailto:|https:|\/)/.test(href);
      expect([label, href, isThere]).toEqual([label, href, true]);
    }
    // A button without a link does nothing without scripts, so it must not be shown then.
    const idle = await page.locator('main button, header button').evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => !(button as HTMLButtonElement).form)
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    expect(idle).toEqual([]);
  },
);
