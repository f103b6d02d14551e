import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { DraftTab } from './draft-tabs.ts';

/** A text with a key, and when it was pressed. */
export interface Typed {
  text: string;
  at: number;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Types at the pace of a person into the end of the lead, in the form or on the page, until it is stopped or the page is gone. */
export function startTyping({ page, lead }: DraftTab, where: 'form' | 'page', random: () => number) {
  const typed: Typed[] = [];
  let isStopped = false;
  async function run(): Promise<void> {
    let text = await lead.inputValue();
    // The page does not show a space that the form keeps until the next letter.
    if (where === 'page') text = text.trimEnd();
    typed.push({ text, at: Date.now() });
    await (where === 'form' ? lead : page.frameLocator('iframe').locator('.hero p.lead').first()).click();
    await page.keyboard.press('Control+End');
    while (!isStopped) {
      // No text ends with a space for long: the form waits for the next letter.
      const key = /[^ ]{5,}$/.test(text) ? ' ' : String.fromCharCode(97 + Math.floor(random() * 26));
      text += key;
      // A page that is killed can have a key whose press was never answered.
      typed.push({ text, at: Date.now() });
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await sleep(60 + random() * 80);
    }
  }
  const running = run().catch((error) => {
    // The page was killed.
    if (!page.isClosed() && !/crash|closed|Target/.test(String(error))) throw error;
  });
  return {
    typed: typed as readonly Typed[],
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}

/** Reports each text that the page sent, and each moment at which the bar says that everything is saved. */
export async function watchSaving(page: Page): Promise<{ confirmed: () => string | undefined }> {
  let confirmed: string | undefined;
  await page.exposeBinding('reportSaved', (_source, text: string) => {
    confirmed = text;
  });
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { reportSaved: (text: string) => void }).reportSaved;
    let sent: string | undefined;
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (String(input).endsWith('/operations')) {
        const [operation] = JSON.parse(String(init?.body)).operations;
        sent = operation.text ?? operation.value;
      }
      return fetch(input, init);
    };
    new MutationObserver(() => {
      const words = document.querySelector('.top-bar .saved')?.textContent ?? '';
      if (words.startsWith('Saved') && sent !== undefined) report(sent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { confirmed: () => confirmed };
}

/** What is in the browser's database, the last change last. */
export async function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('studio');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('pending').objectStore('pending').index('order').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ operations: [one] }) => one.text ?? one.value));
          };
        };
      }),
  );
}
