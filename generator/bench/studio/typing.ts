import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from 'playwright';
import { type Paint, type Press, paintsIn, pressesIn, watchText } from './paints.ts';

/** Where an author types: in the form, or in the text on the page. */
export type TypedIn = 'form' | 'page';

/** Typed first and not counted, because a studio that has just started still compiles its code. */
const warmUp = 'We read all of it at first';

/** 25 keys each, so what an author types in a row is followed by a pause in which the whole folder is checked. */
const texts = [
  'Recruiters skim and decide',
  'Another line for the press',
  'We edit what you have done',
  'Your story in fewer words.',
  'Every word earns its place',
  'One page that gets a reply',
  'A pencil for all the lines',
  'Now read it as they would.',
];

/** Between two keys of a fast typist, and after each text, in ms. */
const keyMs = 120;
const pauseMs = 700;

/** The lead of the first section, on the page. */
const lead = '.hero .lead';

/**
 * Types in the lead of the open page's first section.
 * @returns for each key that writes a letter, the time (ms) from the key to the frame in which the preview shows it
 */
export async function measureTyping(page: Page, where: TypedIn): Promise<number[]> {
  const frame = previewOf(page);
  const inForm = page.getByLabel('Lead', { exact: true }).first();
  const keyFrame = where === 'form' ? page.mainFrame() : frame;
  await watchText(frame, lead);
  const delays: number[] = [];
  for (const text of [warmUp, ...texts]) {
    await (where === 'form' ? inForm.click() : clickOnPage(page, frame));
    await page.keyboard.press('ControlOrMeta+a');
    await pressesIn(keyFrame);
    await paintsIn(frame);
    for (const letter of text) {
      await page.keyboard.press(letter);
      await sleep(keyMs);
    }
    await waitForText(frame, text);
    await sleep(pauseMs);
    const found = delaysOf(text, await pressesIn(keyFrame), await paintsIn(frame));
    if (text !== warmUp) delays.push(...found);
    if (where === 'page') await page.keyboard.press('Escape');
  }
  return delays;
}

/** Playwright's own click ignores the scale of a frame that has a process of its own. */
async function clickOnPage(page: Page, frame: Frame): Promise<void> {
  const outer = await (await frame.frameElement()).boundingBox();
  const inner = await frame
    .locator(lead)
    .first()
    .evaluate((text) => {
      const { left, top } = text.getBoundingClientRect();
      return { left, top, width: text.ownerDocument.documentElement.clientWidth };
    });
  if (!outer) throw new Error('The preview is hidden.');
  const scale = outer.width / inner.width;
  await page.mouse.click(outer.x + (inner.left + 10) * scale, outer.y + (inner.top + 10) * scale);
}

/** A busy studio takes longer to show what was typed. */
async function waitForText(frame: Frame, text: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (!(await frame.locator(lead).first().textContent())?.startsWith(text) && performance.now() < deadline)
    await sleep(50);
}

/** A space is not written before the next letter. What was painted with later letters shows the earlier ones. */
function delaysOf(text: string, presses: readonly Press[], paints: readonly Paint[]): number[] {
  if (presses.length < text.length)
    throw new Error(`Only ${presses.length} of ${text.length} keys were seen.`);
  return [...text].flatMap((letter, index) => {
    const press = presses[index];
    if (letter === ' ' || !press) return [];
    const typed = text.slice(0, index + 1);
    const paint = paints.find((one) => one.at >= press.at && one.text.startsWith(typed));
    if (!paint) throw new Error(`The preview never showed “${typed}”, but “${paints.at(-1)?.text}”.`);
    return paint.at - press.at;
  });
}

/** The frame of the page that is open last. */
export function previewOf(page: Page): Frame {
  const frame = page.frames().findLast((one) => one.url().includes('/studio/preview/'));
  if (!frame) throw new Error('The studio shows no preview.');
  return frame;
}
