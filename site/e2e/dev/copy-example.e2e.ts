import { parse } from 'yaml';
import { dev } from '../../../generator/commands/dev.ts';
import { underlined } from '../../../generator/fixtures/editor-problems.ts';
import { testFolder } from '../../../generator/fixtures/test-folder.ts';
import { test as base, expect } from '../harness/browser-test.ts';

const test = base.extend<{ gallery: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
  gallery: async ({}, use) => {
    const server = await dev({ configs: testFolder().root, port: 0 });
    await use(new URL('/__sections', server.url).href);
    await server.close();
  },
});

test('the gallery of sections copies an example that a page can have as it is', async ({
  browser,
  gallery,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  // The examples themselves take a while, and are not what is copied.
  await page.route(/\/__sections\/./, (route) => route.abort());
  await page.goto(gallery);
  const example = page.locator('#faqs');
  await example.getByRole('button', { name: 'Copy' }).click();
  await expect(example.getByRole('status')).toHaveText('Copied.');
  const copied = parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({ sections: { faqs: { type: 'faqs' } } });
  expect(underlined('page.schema.json', { route: '/', title: 'T', description: 'D', ...copied })).toEqual([]);
  await context.close();
});
