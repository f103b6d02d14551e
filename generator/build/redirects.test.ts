import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRedirectTable, redirectsFile } from '../../schema/redirects.ts';
import { built } from '../fixtures/built-twice.ts';
import { testFolder } from '../fixtures/test-folder.ts';

const tableIn = (out: string) => {
  const path = join(out, redirectsFile);
  return existsSync(path) ? Object.fromEntries(readRedirectTable(readFileSync(path, 'utf8'))) : undefined;
};

const withRedirects = (lines: string) => {
  const folder = testFolder();
  folder.write('site.yaml', `${folder.read('site.yaml')}redirects:\n${lines}`);
  return folder;
};

test('the table has the redirects of the site and of its pages, ready to be sent', async () => {
  const folder = withRedirects(
    '  /Candles.HTML: /workshop/?from=café#visit\n  /frost%20fair/: https://shop.example\n',
  );
  folder.edit('winter.yaml', 'route: /winter/', 'route: /winter/\nformerly: [/Frost/, /ice]');
  expect(tableIn((await built(folder)).out)).toEqual({
    'candles.html': '/workshop/?from=caf%C3%A9#visit',
    'frost fair': 'https://shop.example/',
    frost: '/winter/',
    ice: '/winter/',
  });
});

test('a change of redirects builds no page, and is checked', async () => {
  const { folder, out, again } = await built(withRedirects('  /old: /workshop/\n'));
  folder.edit('site.yaml', '/old: /workshop/', '/old: /winter/\n\n  # From the flyer.\n  /flyer: /winter/');
  const { printed, changed } = await again();
  expect(printed).toContain('building 0 pages');
  expect(changed).toEqual([]);
  expect(tableIn(out)).toEqual({ old: '/winter/', flyer: '/winter/' });
  expect((await again()).printed).toContain('Nothing changed');
  folder.edit('site.yaml', '/flyer: /winter/', '/flyer: /summer/');
  await expect(again()).rejects.toThrow('1 problem found');
});

test('keys after the redirects still build all pages', async () => {
  const { folder, again } = await built(withRedirects('  /old: /workshop/\nservice: Candles\n'));
  folder.edit('site.yaml', 'service: Candles', 'service: Warm candles');
  expect((await again()).printed).toContain('building 5 pages');
});

test('a change of former addresses builds only its page', async () => {
  const { folder, out, again } = await built();
  expect(tableIn(out)).toBeUndefined();
  folder.edit('winter.yaml', 'route: /winter/', 'route: /winter/\nformerly: [/frost/]');
  const { printed, changed } = await again();
  expect(printed).toContain('building 1 pages');
  expect(changed).toEqual([]);
  expect(tableIn(out)).toEqual({ frost: '/winter/' });
  folder.edit('winter.yaml', 'formerly: [/frost/]\n', '');
  await again();
  expect(tableIn(out)).toBeUndefined();
});
