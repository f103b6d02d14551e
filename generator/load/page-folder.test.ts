import { chmodSync, mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { emptyFolder, type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { listFolder } from './page-folder.ts';
import { readText } from './read-text.ts';

async function told(change: (folder: TestFolder) => void) {
  const folder = testFolder();
  change(folder);
  const { problems } = await check(folder.root, 2031);
  return problems.map(
    ({ code, file, line, column }) => `${code} ${file.split('/').at(-1)}:${line}:${column}`,
  );
}

describe('a folder of pages', () => {
  it('reads what links lead to, and passes over folders and hidden files', async () => {
    const folder = testFolder();
    const elsewhere = join(emptyFolder(), 'cold.yaml');
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
    expect((await check(folder.root, 2031)).problems).toEqual([]);
  });

  it('tells of files that were meant to be read and are not', async () => {
    for (const name of ['spring.YAML', 'spring.Yml', 'spring.yaml.txt', 'content/packages.YAML'])
      expect(await told((folder) => folder.write(name, 'route: /spring/\n'))).toEqual([
        `UnreadName ${name.split('/').at(-1)}:1:1`,
      ]);
  });
});

describe('a file that is not in UTF-8', () => {
  const saved =
    (name: string, encoding: BufferEncoding, before = '') =>
    (folder: TestFolder) =>
      folder.write(
        name,
        Buffer.from(before + folder.read(name).replace('title: ', 'title: \u00e9 '), encoding),
      );

  it('is told with the first letter that cannot be read, and links to it are not called broken', async () => {
    expect(await told(saved('workshop.yaml', 'latin1'))).toEqual(['WrongEncoding workshop.yaml:4:8']);
  });

  it('is told as UTF-16 when it is that, with a mark at its start or without', async () => {
    expect(await told(saved('winter.yaml', 'utf16le'))).toEqual(['WrongEncoding winter.yaml:1:1']);
    expect(await told(saved('winter.yaml', 'utf16le', '\ufeff'))).toEqual(['WrongEncoding winter.yaml:1:1']);
  });

  it('may be site.yaml or a content file', async () => {
    expect(
      await told((folder) => folder.write('site.yaml', Buffer.from('name: \u00e9\n', 'latin1'))),
    ).toContain('WrongEncoding site.yaml:1:7');
    const content = (folder: TestFolder) =>
      folder.write(
        'content/faqs.yaml',
        Buffer.from(folder.read('content/faqs.yaml').replace('warm', 'w\u00e4rm'), 'latin1'),
      );
    expect(await told(content)).toEqual(['WrongEncoding faqs.yaml:9:20']);
  });
});

it('a mark for the order of bytes is no part of the text', () => {
  const folder = testFolder();
  folder.write('a.yaml', '\ufeffroute: /a/\n');
  expect(readText(join(folder.root, 'a.yaml'))).toEqual({ text: 'route: /a/\n' });
});

// The one account that may read everything finds no such file.
it.skipIf(process.getuid?.() === 0)('a file that this account may not read is told as that', async () => {
  expect(await told((folder) => chmodSync(join(folder.root, 'winter.yaml'), 0))).toEqual([
    'UnreadableFile winter.yaml:1:1',
  ]);
});
