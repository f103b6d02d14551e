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

test('the gallery of sections copies an example that fits below the sections of a page', async ({
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
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { sections } = parse(`sections:\n  first: { type: prose }\n${copied}`);
  expect(sections).toMatchObject({ first: {}, faqs: { type: 'faqs' } });
  const written = { route: '/', title: 'T', description: 'D', sections: { faqs: sections.faqs } };
  expect(underlined('page.schema.json', written)).toEqual([]);
  await context.close();
});
