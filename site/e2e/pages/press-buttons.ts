import type { Page } from 'playwright';
import { expect, type Visit } from '../harness/browser-test.ts';

/** What pressing a control does. */
type Outcome = 'dialog' | 'message' | 'page' | 'call' | 'anchor';

interface Control {
  label: string;
  /** Where the link leads without scripts. */
  href: string;
  isChat: boolean;
  index: number;
}

/** Links that look like buttons. */
export const buttons = 'main :is(a.btn, a.link, a.round, a.small), header a.btn, .side-tab, .widget';

/** The page for unknown addresses responds with 404, which the console reports. */
export const notFoundPage = /404.*\/404\b/;

/** The visible controls of a page. Those with the same label and address do the same, so one of them is enough. */
async function controlsOf(page: Page): Promise<Control[]> {
  const all = await page.locator(buttons).evaluateAll((elements) =>
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
  const control = page.locator(buttons).nth(index);
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
    await expect(page.locator(buttons).nth(index)).toBeFocused();
  } else if (outcome === 'message') {
    await page.getByRole('button', { name: 'Close message' }).first().click();
    await expect(page.locator('.toast')).toHaveCount(0);
  } else if (outcome !== 'call') await page.goBack();
}

/** Presses every button of a page, each of which must do something. */
export async function pressButtons(visit: Visit, path: string): Promise<void> {
  const page = await visit(path, { allowedProblems: notFoundPage });
  const controls = await controlsOf(page);
  expect(controls.length).toBeGreaterThan(0);
  for (const control of controls) {
    const outcome = await press(page, control);
    await undo(page, outcome, control);
  }
}
