import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { check } from '../generator/commands/check.ts';
import { formatProblems } from '../generator/errors/format-problems.ts';
import { readYaml, underlined } from '../generator/fixtures/editor-problems.ts';

const pages = fileURLToPath(new URL('.', import.meta.url));
const guide = readFileSync(join(pages, 'README.md'), 'utf8');
const allExamples = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
/** Their fonts are not in this folder, so only the schema can check them. */
const brandExamples = allExamples.filter((example) => example.startsWith('brand:'));
const examples = allExamples.filter((example) => !brandExamples.includes(example));

let folder: string;
let sectionExamples = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  cpSync(pages, folder, { recursive: true, filter: (path) => !path.startsWith(join(pages, 'media')) });
  symlinkSync(join(pages, 'media'), join(folder, 'media'));
  for (const [index, example] of examples.entries()) {
    const file = /^# landing-configs\/(\S+)\n/.exec(example)?.[1];
    if (file?.startsWith('content/')) writeFileSync(join(folder, file), `${existing(file)}\n${example}`);
    else if (file === 'site.yaml')
      writeFileSync(join(folder, file), stringify({ ...parse(existing(file)), ...parse(example) }));
    else if (file) writeFileSync(join(folder, file), example);
    else if (example.startsWith('redirects:'))
      writeFileSync(join(folder, 'site.yaml'), `${existing('site.yaml')}\n${example}`);
    else
      writeFileSync(join(folder, `part-${index}.yaml`), `extends: lp8\nroute: /part-${index}/\n${example}`);
  }
});
/** One page for each section type, with the example of the reference. */
beforeAll(() => {
  const reference = readFileSync(join(pages, 'SECTIONS.md'), 'utf8');
  for (const [, example = ''] of reference.matchAll(/```yaml\n([\s\S]*?)```/g)) {
    const type = /^ {4}type: (\S+)$/m.exec(example)?.[1];
    if (!type) continue;
    const head = `route: /try-${type}/\ntitle: Try\ndescription: Try ${type}.\n`;
    // A section can end before its page.
    const rest = '  rest:\n    type: faqs\n    heading: Fair questions.\n    items: all\n';
    writeFileSync(
      join(folder, `try-${type}.yaml`),
      head + example + (/^ {4}until:/m.test(example) ? rest : ''),
    );
    sectionExamples += 1;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const existing = (file: string) => readFileSync(join(folder, file), 'utf8');

test('every example in the guide and the reference is valid', async () => {
  expect(examples.length).toBeGreaterThan(6);
  expect(sectionExamples).toBeGreaterThan(30);
  const { problems } = await check(folder, Date.UTC(2026, 10, 1));
  expect(formatProblems(problems)).toBe(formatProblems([]));
});

test('every example of a brand is valid', () => {
  expect(brandExamples.length).toBeGreaterThan(0);
  const site = readYaml(join(pages, 'site.yaml')) as { brand: object };
  for (const example of brandExamples) {
    const { brand } = parse(example) as { brand: object };
    expect(underlined('site.schema.json', { ...site, brand: { ...site.brand, ...brand } })).toEqual([]);
  }
});

test('the error message in the guide matches the one that `check` prints', async () => {
  const file = join(folder, 'tampa.yaml');
  writeFileSync(
    file,
    [
      '# yaml-language-server: $schema=../schema/generated/page.schema.json',
      'extends: lp8',
      'route: /tampa/',
      'title: Resumes written in Tampa',
      'description: A certified writer in Tampa.',
      '',
      'sections:',
      '  faqs:',
      '    heding: Asked in Tampa.',
      '    items: [turnaround, files]',
      '',
    ].join('\n'),
  );
  const { problems } = await check(folder, Date.UTC(2026, 10, 1));
  const shown = formatProblems(problems).replace(/^.*tampa\.yaml/m, 'landing-configs/tampa.yaml');
  const expected = /```text\n([\s\S]*?)```/.exec(guide)?.[1] ?? 'no example';
  expect(shown).toContain(expected.trimEnd());
});

test('the guide lists every rich text mark', () => {
  const { $defs } = parse(readFileSync(new URL('../schema/common.schema.json', import.meta.url), 'utf8'));
  const marks = ['**', '*', '](', '==', '__', '((', '~~', '++', '{tick}'];
  for (const mark of marks) {
    expect($defs.richText.description).toContain(mark);
    expect(guide.slice(guide.indexOf('## Marks in text'))).toContain(mark);
  }
});

test('the workflow in the guide is valid YAML and runs commands that exist', () => {
  const [, text = ''] = /```yml\n([\s\S]*?)```/.exec(guide) ?? [];
  const { jobs } = parse(text);
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const steps: { run?: string }[] = [jobs.check, jobs.publish].flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? []);
  expect(commands).toEqual(['check', 'export']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});
