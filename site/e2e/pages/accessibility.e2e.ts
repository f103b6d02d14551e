import { expect, phone, test } from '../harness/browser-test.ts';

test('touch targets on a phone are at least 44 px wide and high', async ({ visit }) => {
  const page = await visit('/landing/', phone);
  const small = await page
    .locator('a, button, input, summary')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        // A link in a sentence is as high as its line, and the label of a checkbox is part of its target.
        .filter(
          (element) => !element.closest('p, address, .check span') && !element.matches('[type="checkbox"]'),
        )
        .map((element) => ({
          name: element.textContent || element.className,
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`),
    );
  expect(small).toEqual([]);
});
