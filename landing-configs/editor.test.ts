import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLanguageServer } from '../generator/fixtures/language-server.ts';

const folder = 'landing-configs';

// The build that these tests share has written the schemas that the first lines name.
test('an editor underlines nothing in these files, and something in a wrong one', async () => {
  const editor = await startLanguageServer();
  onTestFinished(editor.stop);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:content[/\\])?[^/\\]+\.yaml$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  const underlined = async (path: string, text: string) => ({
    path,
    messages: await editor.diagnose(join(folder, path), text),
  });
  const found = await Promise.all(files.map(({ path, text }) => underlined(path, text)));
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ messages }) => messages.length > 0)).toEqual([]);
  const lp8 = files.find(({ path }) => path === 'lp8.yaml')?.text ?? '';
  const wrong = await underlined('lp9.yaml', lp8.replace(/form: [a-z-]+/, 'form: nothing'));
  expect(wrong.messages).toEqual([expect.stringContaining('forms.yaml')]);
});
