import { expect, phone, test } from '../harness/browser-test.ts';

test('every part of a block is its link', async ({ visit }) => {
  const page = await visit('/services/');
  const block = page.locator('.service-list li').nth(1);
  await block.scrollIntoViewIfNeeded();
  const leads = await block.evaluate((item) =>
    ['.num', 'img', 'h3', 'p', '.round', '.round .icon'].map((part) => {
      const { x, y, width, height } = item.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return `${part} ${hit?.closest('a')?.getAttribute('href')}`;
    }),
  );
  expect(leads).toEqual(
    ['.num', 'img', 'h3', 'p', '.round', '.round .icon'].map((part) => `${part} /services/films/`),
  );
  await block.getByRole('link', { name: 'Paper Films' }).click();
  await page.waitForURL('**/services/films/');
});

test('under the pointer a block’s arrow moves by 3 px', async ({ visit }) => {
  const page = await visit('/services/');
  const arrow = page.locator('.service-list .round .icon').first();
  const left = () => arrow.evaluate((icon) => icon.getBoundingClientRect().left);
  const before = await left();
  await page.locator('.service-list li').first().hover();
  await expect.poll(left).toBe(before + 3);
});

test('“Start Your Project” opens the lead form', async ({ visit }) => {
  const page = await visit('/services/letterPress/');
  await page.locator('.service-intro').getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the headline of a service has two lines, on a desk and on a phone', async ({ visit }) => {
  for (const options of [{}, phone]) {
    const page = await visit('/services/letterPress/', options);
    const lines = await page.locator('.service-intro h2').evaluate((heading) => {
      const { height } = heading.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
    });
    expect(lines).toBe(2);
  }
});

test('the document stands beside the words on a desk, and below them on a phone', async ({ visit }) => {
  const places = async (options: object) => {
    const page = await visit('/services/letterPress/', options);
    const box = async (part: string) => await page.locator(`.service-intro ${part}`).first().boundingBox();
    const [words, picture] = [await box('.words'), await box('figure img')];
    if (!words || !picture) throw new Error('a part of the intro is not shown');
    return { words, picture };
  };
  const desk = await places({});
  expect(desk.picture.x).toBeGreaterThan(desk.words.x + desk.words.width);
  expect(desk.picture.y).toBeLessThan(900);
  const onPhone = await places(phone);
  expect(onPhone.picture.y).toBeGreaterThan(onPhone.words.y + onPhone.words.height);
});

test.for([
  { width: 1440, columns: 5 },
  { width: 700, columns: 4 },
  { width: 520, columns: 3 },
  { width: 390, columns: 2 },
])('industries fill $columns columns at $width px', async ({ width, columns }, { visit }) => {
  const page = await visit('/', { viewport: { width, height: 844 } });
  expect(await page.locator('.industries ul').evaluate(columnsOf)).toBe(columns);
});

test.for([
  { width: 1440, columns: 6 },
  { width: 768, columns: 4 },
  { width: 520, columns: 3 },
  { width: 390, columns: 2 },
])('technologies fill $columns columns at $width px', async ({ width, columns }, { visit }) => {
  const page = await visit('/services/letterPress/', { viewport: { width, height: 844 } });
  expect(await page.locator('.tech-stack ul').evaluate(columnsOf)).toBe(columns);
});

const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length;
