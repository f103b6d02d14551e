import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../harness/browser-test.ts';
import { builtPages } from '../harness/built-pages.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The HTML standard leaves these open, and React writes them its way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // It takes the words of any link to a telephone for a number; that numbers stay whole is tested in a browser.
    'tel-non-breaking': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

test.for(builtPages())('$path is valid HTML', async ({ path, html }) => {
  const report = await validator.validateString(html, path);
  const mistakes = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId} ${line}:${column} ${message} ${selector}`,
    ),
  );
  expect(mistakes).toEqual([]);
});

test('the web manifest names the company, and icons that are as large as it says', async ({ site }) => {
  const answer = await fetch(`${site.url}/site.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe('Larkfield Resumes');
  expect(icons).toHaveLength(2);
  for (const { src, sizes } of icons) {
    const icon = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    // A PNG says its width and height behind its signature and the head of its first chunk.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});
