import { expect, test } from '../harness/browser-test.ts';

test('print shows the brand, every answer, every card, and every sample, and no controls', async ({
  visit,
}) => {
  const page = await visit('/landing/', { viewport: { width: 720, height: 1000 } });
  // A carousel that was moved is printed whole, too.
  await page.locator('#packages').getByRole('button', { name: 'Next package' }).click();
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

  const slides = await page.locator('#samples .stage img, #packages .card').evaluateAll((all) =>
    all.map((slide) => {
      const { left, right, width } = slide.getBoundingClientRect();
      return width > 0 && left >= 0 && right <= 721;
    }),
  );
  expect(slides).toEqual(Array(4 + 5).fill(true));
});

test('forced colors keep buttons distinct, and stars, ticks, and invalid fields visible', async ({
  visit,
}) => {
  const page = await visit('/landing/', { forcedColors: 'active' });
  const styleOf = (selector: string, name: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name ?? ''), [
        name,
        pseudo,
      ] as const);
  const background = await styleOf('body', 'background-color');
  expect(await styleOf('.btns .btn', 'background-color')).not.toBe(
    await styleOf('.btns .line', 'background-color'),
  );
  expect(await styleOf('.packages-slider .included li', 'background-color', '::before')).not.toBe(background);
  expect(await styleOf('.stars', 'background-image')).toContain('gradient');
  expect(await styleOf('#hero-form', 'outline-style')).toBe('solid');
  await page.locator('#hero-form [name="fullName"]').focus();
  await page.locator('#hero-form [data-awake]').waitFor();
  await page.locator('#hero-form [type="submit"]').click();
  await expect(page.locator('#hero-form .bad input').first()).toHaveCSS('border-top-width', '3px');
});
