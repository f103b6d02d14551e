import type { Page } from 'playwright';
import { emailCall, json } from '../../../../server/testing/leads/lead-bodies.ts';
import { expect } from '../../harness/browser-test.ts';
import { test } from '../payment-test.ts';
import { fillSignIn } from '../staff-page.ts';

/** Names by script. The browser of these tests has no fonts for most of them. */
// cspell:disable
const names: Record<string, string> = {
  'Latin, extended': 'Łucja Wiśniewska-Żółć',
  'Latin, Vietnamese': 'Nguyễn Thị Hằng',
  Cyrillic: 'Юлия Щербакова',
  Greek: 'Αθηνά Παπαδοπούλου',
  Arabic: 'عبد الرحمن الشيخ',
  Hebrew: 'יעל בן־דוד',
  Devanagari: 'प्रिया शर्मा कृष्णन',
  Bengali: 'রহিমা খাতুন',
  Tamil: 'முத்துலட்சுமி',
  Thai: 'ณัฐวุฒิ ศรีสุวรรณ์',
  Burmese: 'မြင့်မြင့်',
  Ethiopic: 'ጌታቸው',
  'Han, simplified': '赵伟',
  'Han, traditional': '謝麗華',
  Japanese: '髙橋 さくら',
  Korean: '김철수',
};
// cspell:enable

test('names in any script are shown in full, and their fonts come only when needed', async ({
  visit,
  site,
  staff,
}) => {
  const link = await staff.createLink();
  await sendLead(site.url, 'Dana Vale');
  const fonts: string[] = [];
  const note = async (page: Page) => {
    page.on('request', (request) => fonts.push(request.url()));
  };
  const payPage = await visit(link, { before: note });
  await payPage.getByRole('button', { name: /^Pay/ }).waitFor();
  await payPage.waitForLoadState('networkidle');
  expect(fonts.filter((url) => /\/staff-|script-fonts/.test(url))).toEqual([]);

  const page = await visit('/leads?queue=new', { allowedProblems: /401/, before: note });
  await fillSignIn(page);
  await page.locator('.row').waitFor();
  await expect.poll(() => fonts.some((url) => url.includes('/script-fonts-'))).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('/staff-'))).toEqual([]);

  for (const name of Object.values(names)) await sendLead(site.url, name);
  await page.setViewportSize({ width: 1440, height: 2000 });
  await expect(page.locator('.row')).toHaveCount(1 + Object.keys(names).length);
  for (const [script, name] of Object.entries(names)) {
    const shown = page.locator('.row .name', { hasText: name });
    await expect.poll(() => missingIn(shown), { message: script }).toEqual([]);
    // A font that arrives between the two pictures changes them, too.
    await expect.poll(() => isCut(page, shown), { message: script }).toBe(false);
  }
  await page.locator('.row', { hasText: names.Japanese }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(names.Japanese ?? '');
  await expect.poll(() => missingIn(heading)).toEqual([]);
});

async function sendLead(url: string, fullName: string): Promise<void> {
  const answer = await fetch(`${url}/api/email/send-resume-email`, json(emailCall({ fullName })));
  if (!answer.ok) throw new Error(`The lead was refused: ${await answer.text()}`);
}

type Located = ReturnType<Page['locator']>;

/** The characters that are drawn as the box for missing ones. */
const missingIn = (shown: Located) =>
  shown.evaluate(async (element) => {
    await document.fonts.ready;
    const canvas = document.createElement('canvas');
    canvas.width = 120;
    canvas.height = 120;
    const context = canvas.getContext('2d');
    const draw = (text: string) => {
      if (!context) return '';
      context.clearRect(0, 0, 120, 120);
      context.font = `40px ${getComputedStyle(element).fontFamily}`;
      context.fillText(text, 20, 70);
      return canvas.toDataURL();
    };
    // Unicode has no such character.
    const box = draw('\u0378');
    const letters = new Set((element.textContent ?? '').replace(/\s/g, ''));
    return [...letters].filter((letter) => draw(letter) === box);
  });

/** Whether an element hides a part of its letters. */
async function isCut(page: Page, shown: Located): Promise<boolean> {
  const picture = async (overflow: string) => {
    await shown.evaluate((element, value) => Object.assign(element.style, { overflow: value }), overflow);
    const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    return page.screenshot({ clip: { x, y: y - 8, width, height: height + 16 } });
  };
  return !(await picture('visible')).equals(await picture(''));
}
