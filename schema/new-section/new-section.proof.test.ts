import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../generator/fixtures/test-folder.ts';
import { projectFolder } from '../../generator/paths.ts';

/** A copy of the project, without the company's pictures. */
function copyProject(): string {
  const copy = emptyFolder();
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  for (const file of files
    .split('\0')
    .filter((path) => path !== '' && !/^landing-configs\/(media|artwork)/.test(path))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(projectFolder, file), join(copy, file));
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

test('a new section type passes all checks once it is described, and an existing name is refused', () => {
  const copy = copyProject();
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  run('schema/new-section/new-section.ts', 'quote-wall');
  expect(readFileSync(join(copy, 'landing-configs/SECTIONS.md'), 'utf8')).toContain('quote-wall');
  run('node_modules/@biomejs/biome/bin/biome', 'check', 'schema', 'site/sections', 'generator/fixtures');
  run('node_modules/typescript/bin/tsc', '-p', '.');
  run('schema/generate.ts', '--check');
  const schema = join(copy, 'schema/sections/quote-wall.schema.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replaceAll('"description": "Quote', '$& of the day'));
  const pictures = join(copy, 'landing-configs/section-pictures');
  cpSync(join(pictures, 'prose.webp'), join(pictures, 'quote-wall.webp'));
  run('schema/generate.ts');
  const tests = ['schema', 'site/page-styles.test.ts', 'generator/fixtures/northlight.test.ts'];
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests);
  expect(() => run('schema/new-section/new-section.ts', 'quote-wall')).toThrow(
    'A section "quote-wall" already exists',
  );
}, 240_000);
