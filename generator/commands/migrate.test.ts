import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { migrate } from './migrate.ts';

const old = '# yaml-language-server: $schema=../schema/generated/page.schema.json';
const own = '# yaml-language-server: $schema=.schema/page.schema.json';

test.each([
  ['a file with a byte order mark', `\uFEFF${old}\nroute: /one/\n`],
  ['Windows line ends', `${old}\r\nroute: /one/\r\ntitle: Ünö\r\n`],
  ['no line end at the end', `${old}\nroute: /one/`],
  ['a comment before it', `# Ours\n\n${old}\nroute: /one/\n`],
])('only the name of the schema changes: %s', (_name, text) => {
  const folder = emptyFolder();
  const file = join(folder, 'one.yaml');
  writeFileSync(file, text);
  expect(migrate(folder)).toContain('Changed the first line of 1 file:');
  expect(readFileSync(file).equals(Buffer.from(text.replace(old, own)))).toBe(true);
  expect(migrate(folder)).toContain('Nothing to change');
});
