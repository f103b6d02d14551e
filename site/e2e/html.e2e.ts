import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from './browser-test.ts';
import { builtPages } from './built-pages.ts';

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
