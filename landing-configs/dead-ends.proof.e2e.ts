import type { Page } from 'playwright';
import { describe } from 'vitest';
import { sitePages } from '../generator/fixtures/site-pages.ts';
import { expect, phone, testOn } from '../site/e2e/harness/browser-test.ts';
import { testOf } from '../site/e2e/harness/changed-site.ts';
import { startCompany } from '../site/e2e/harness/company-site.ts';

const widths = { 'a phone': phone, 'a desktop': { viewport: { width: 1440, height: 900 } } };
/** What a visitor must never read after pressing a button. */
const deadEnd = /not available|unavailable|available soon|coming soon/i;

const chats = {
  'without a chat': testOf(
    ({ editSite }) => editSite('\nchat:\n', '\nchat:\n  provider: none\n'),
    'landing-configs',
  ),
  'with a chat': testOn(() => startCompany('landing-configs')),
};

describe.each(Object.entries(chats))('%s', (name, test) => {
  for (const [width, options] of Object.entries(widths))
    test(`every button of every page leads somewhere on ${width}`, { timeout: 900_000 }, async ({
      site,
      visit,
    }) => {
      const pressed: string[] = [];
      for (const { path } of sitePages(site.dist)) {
        const page = await visit(path, {
          ...options,
          // On a busy machine, the chat may take its second; the press leads somewhere all the same.
          allowedProblems: path === '/404' ? /404|live chat has not/ : /live chat has not/,
        });
        const found = await pressAll(page);
        expect(
          found.filter(({ led }) => !led),
          path,
        ).toEqual([]);
        expect(
          found.filter(({ messages }) => deadEnd.test(messages)),
          path,
        ).toEqual([]);
        pressed.push(...found.map(({ led }) => led));
        await page.context().close();
      }
      expect(new Set(pressed)).toContain('dialog');
      expect(new Set(pressed).has('chat')).toBe(name === 'with a chat');
    });
});

chats['with a chat']('a button of a chat that cannot be reached opens the form', async ({ visit }) => {
  const page = await visit('/pricing/', {
    allowedProblems: /api\/chat|ERR_|live chat has not/,
    before: (page) => page.route('**/api/chat*', (route) => route.abort()),
  });
  await page.getByRole('link', { name: 'Live Chat about Executive Level Bundle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask about the Executive Level Bundle' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call (813) 555-0119' })).toBeVisible();
  expect(await dialog.locator('[name="servicePrice"]').inputValue()).toBe('499');
});

interface Press {
  label: string;
  /** What the press opened; empty if nothing. */
  led: string;
  /** The toasts and alerts that it left. */
  messages: string;
}

/** Presses every opener of a dialog or the chat, and every other button of the page, closing what opens. */
function pressAll(page: Page): Promise<Press[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 20));
    let alerts = '';
    window.alert = (text?: string) => {
      alerts += String(text);
    };
    const openers = 'a[data-form], a[data-chat], a[data-dialog], button:not([type=submit])';
    const presses: Press[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(openers)) {
      if (!element.isConnected || element.closest('.desk-chat')) continue;
      const isOpener = element.matches('a');
      const label = `${element.textContent.trim()} ${element.getAttribute('href') ?? ''}`;
      const ledTo = () => {
        if (document.querySelector('dialog:modal')) return 'dialog';
        return document.documentElement.dataset.chatWindow === 'maximized' ? 'chat' : '';
      };
      element.click();
      for (let wait = 0; isOpener && !ledTo() && wait < 150; wait += 1) await frame();
      if (!isOpener) await frame();
      const messages = [...document.querySelectorAll('.toast, [role=alert]')].map(
        ({ textContent }) => textContent,
      );
      presses.push({ label, led: ledTo() || (isOpener ? '' : 'button'), messages: alerts + messages.join() });
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
      document.querySelector<HTMLElement>('.chat-window:not([hidden]) [aria-label="Minimize chat"]')?.click();
    }
    return presses;
  });
}
