import type { Page } from 'playwright';

const css = `
.browser-frame { position: fixed; z-index: 99; inset: 0 0 auto; height: 44px; display: flex; align-items: center; gap: 8px; padding: 0 18px;
  background: #eeebe3; border-bottom: 1px solid #d6d0c0; font: 500 14px/1 'Instrument Sans Variable'; color: #4a5568; }
.browser-frame i { width: 11px; height: 11px; border: 1.5px solid #b3ab98; border-radius: 50%; }
.browser-frame b { position: absolute; left: 50%; top: 8px; width: 400px; height: 28px; margin-left: -200px; border-radius: 6px;
  background: #fff; display: flex; gap: 8px; align-items: center; justify-content: center; font-weight: 500; }
.browser-frame svg { width: 10px; fill: #8c8673; }
body { padding-top: 44px; }
`;

/** Adds a plain browser bar with the host of the page's canonical URL. */
export async function addBrowserFrame(page: Page): Promise<void> {
  await page.addStyleTag({ content: css });
  await page.evaluate(() => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
    const lock =
      '<svg viewBox="0 0 10 12"><path d="M1 5h8v7H1zM2.2 5V3.4a2.8 2.8 0 0 1 5.6 0V5H6.5V3.4a1.5 1.5 0 0 0-3 0V5z"/></svg>';
    const bar = `<div class="browser-frame"><i></i><i></i><i></i><b>${lock}${new URL(address).host}</b></div>`;
    document.body.insertAdjacentHTML('afterbegin', bar);
  });
}
