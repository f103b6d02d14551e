import { chmodSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { companyFolder, type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { listFolder } from './page-folder.ts';
import { readText } from './read-text.ts';

async function report(change: (folder: TestFolder) => void) {
  const folder = testFolder();
  change(folder);
  const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
  return problems.map(
    ({ code, file, line, column }) => `${code} ${file.split('/').at(-1)}:${line}:${column}`,
  );
}

describe('a folder of pages', () => {
  it('follows symbolic links and skips folders and hidden files', async () => {
    const folder = testFolder();
    const elsewhere = join(companyFolder(), 'cold.yaml');
    renameSync(join(folder.root, 'winter.yaml'), elsewhere);
    symlinkSync(elsewhere, join(folder.root, 'winter.yaml'));
    mkdirSync(join(folder.root, 'drafts.yaml'));
    symlinkSync(join(folder.root, 'content'), join(folder.root, 'old.yaml'));
    folder.write('.home.yaml', 'half: [');
    expect([...listFolder(folder.root).pages.keys()]).toEqual([
      'home',
      'small-print',
      'thanks',
      'winter',
      'workshop',
    ]);
    expect((await check(folder.root, Date.UTC(2031, 4, 1))).problems).toEqual([]);
  });

  it('reports files whose extension is slightly wrong', async () => {
    for (const name of ['spring.YAML', 'spring.Yml', 'spring.yaml.txt', 'content/packages.YAML'])
      expect(await report((folder) => folder.write(name, 'route: /spring/\n'))).toEqual([
        `WrongExtension ${name.split('/').at(-1)}:1:1`,
      ]);
  });
});

describe('a file that is not UTF-8', () => {
  const saved =
    (name: string, encoding: BufferEncoding, before = '') =>
    (folder: TestFolder) =>
      folder.write(
        name,
        Buffer.from(before + folder.read(name).replace('title: ', 'title: \u00e9 '), encoding),
      );

  it('is reported at its first unreadable character, and links to it are not broken', async () => {
    expect(await report(saved('workshop.yaml', 'latin1'))).toEqual(['WrongEncoding workshop.yaml:4:8']);
  });

  it('is recognized as UTF-16, with and without a byte order mark', async () => {
    expect(await report(saved('winter.yaml', 'utf16le'))).toEqual(['WrongEncoding winter.yaml:1:1']);
    expect(await report(saved('winter.yaml', 'utf16le', '\ufeff'))).toEqual([
      'WrongEncoding winter.yaml:1:1',
    ]);
  });

  it('can be site.yaml or a content file', async () => {
    expect(
      await report((folder) => folder.write('site.yaml', Buffer.from('name: \u00e9\n', 'latin1'))),
    ).toContain('WrongEncoding site.yaml:1:7');
    const content = (folder: TestFolder) =>
      folder.write(
        'content/faqs.yaml',
        Buffer.from(folder.read('content/faqs.yaml').replace('warm', 'w\u00e4rm'), 'latin1'),
      );
    expect(await report(content)).toEqual(['WrongEncoding faqs.yaml:9:20']);
  });
});

it('a byte order mark is not part of the text', () => {
  const folder = testFolder();
  folder.write('a.yaml', '\ufeffroute: /a/\n');
  expect(readText(join(folder.root, 'a.yaml')).text).toBe('route: /a/\n');
});

// Root can read every file.
it.skipIf(process.getuid?.() === 0)('a file without read permission is reported', async () => {
  expect(await report((folder) => chmodSync(join(folder.root, 'winter.yaml'), 0))).toEqual([
    'UnreadableFile winter.yaml:1:1',
  ]);
});
