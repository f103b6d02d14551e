import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

test('every part of a service is its link, and its arrow moves by 3 px under the pointer', async ({
  visit,
}) => {
  const page = await visit('/services/');
  const first = page.locator('.service-list li').first();
  const left = () => first.locator('.round .icon').evaluate((icon) => icon.getBoundingClientRect().left);
  const before = await left();
  await first.hover();
  await expect.poll(left).toBe(before + 3);

  const item = page.locator('.service-list li').nth(1);
  const parts = ['.num', 'img', 'h3', 'p', '.round', '.round .icon'];
  await item.scrollIntoViewIfNeeded();
  const links = await item.evaluate(
    (element, selectors) =>
      selectors.map((part) => {
        const { x, y, width, height } = element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return `${part} ${hit?.closest('a')?.getAttribute('href')}`;
      }),
    parts,
  );
  expect(links).toEqual(parts.map((part) => `${part} /services/films/`));

  await item.getByRole('link', { name: 'Paper Films' }).click();
  await page.waitForURL('**/services/films/');
});

const introOf = async (page: Page) => {
  const box = async (part: string) => {
    const found = await page.locator(`.service-intro ${part}`).first().boundingBox();
    if (!found) throw new Error(`${part} of the intro is not shown`);
    return found;
  };
  return { words: await box('.words'), picture: await box('figure img') };
};

const headlineLines = (page: Page) =>
  page.locator('.service-intro h2').evaluate((heading) => {
    const { height } = heading.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
  });

test('the document of a service is next to its two-line headline, on the first screen of a phone, and the form opens', async ({
  visit,
}) => {
  const page = await visit('/services/letterPress/');
  expect(await headlineLines(page)).toBe(2);
  const wide = await introOf(page);
  expect(wide.picture.x).toBeGreaterThan(wide.words.x + wide.words.width);
  expect(wide.picture.y).toBeLessThan(900);
  await page.setViewportSize(phone.viewport);
  expect(await headlineLines(page)).toBe(2);
  const narrow = await introOf(page);
  expect(narrow.picture.y + narrow.picture.height).toBeLessThan(Math.min(700, narrow.words.y));
  await page.locator('.service-intro').getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.for([
  { list: '.industries ul', path: '/', columns: { 1440: 5, 700: 4, 520: 3, 390: 2 } },
  { list: '.tech-stack ul', path: '/services/letterPress/', columns: { 1440: 6, 768: 4, 520: 3, 390: 2 } },
])('$list fills the width with columns', async ({ list, path, columns }, { visit }) => {
  const page = await visit(path);
  for (const [width, count] of Object.entries(columns)) {
    await page.setViewportSize({ width: Number(width), height: 844 });
    const found = await page
      .locator(list)
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    expect([width, found]).toEqual([width, count]);
  }
});
