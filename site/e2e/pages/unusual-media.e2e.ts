import { expect, test } from '../harness/browser-test.ts';

test('on paper stand the brand and every answer, and nothing that can only be pressed', async ({ visit }) => {
  const page = await visit('/landing/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-header] .brand')).toBeVisible();
  for (const answer of await page.locator('#faqs details > p').all()) await expect(answer).toBeVisible();
  await expect(page.locator('main :is(.btn, button, form, input)').filter({ visible: true })).toHaveCount(0);
  const pale = await page.locator('main :is(h1, h2, h3, p)').evaluateAll((all) =>
    all
      .filter((one) => {
        const [red = 255] = getComputedStyle(one).color.match(/\d+/g)?.map(Number) ?? [];
        return one.checkVisibility() && one.textContent && red > 200;
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(pale).toEqual([]);
});

test('on paper every card and every sample is there, wherever the carousels stood', async ({ visit }) => {
  const page = await visit('/landing/', { viewport: { width: 720, height: 1000 } });
  await page.locator('#packages').getByRole('button', { name: 'Next package' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const slide of await page.locator('#samples .stage img, #packages .card').all()) {
    const box = await slide.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(721);
  }
});

test('in forced colours buttons differ, and stars, ticks and invalid fields are seen', async ({ visit }) => {
  const page = await visit('/landing/', { forcedColors: 'active' });
  const styleOf = (selector: string, name: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name ?? ''), [
        name,
        pseudo,
      ] as const);
  const ground = await styleOf('body', 'background-color');
  expect(await styleOf('.btns .btn', 'background-color')).not.toBe(
    await styleOf('.btns .line', 'background-color'),
  );
  expect(await styleOf('.features li', 'background-color', '::before')).not.toBe(ground);
  expect(await styleOf('.stars', 'background-image')).toContain('gradient');
  expect(await styleOf('#hero-form', 'outline-style')).toBe('solid');
  await page.locator('#hero-form [name="fullName"]').focus();
  await page.locator('#hero-form [data-awake]').waitFor();
  await page.locator('#hero-form [type="submit"]').click();
  await expect(page.locator('#hero-form .bad input').first()).toHaveCSS('border-top-width', '3px');
});
