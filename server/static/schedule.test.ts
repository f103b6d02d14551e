import { expect, test } from 'vitest';
import { redirectsFile, redirectTable } from '../../schema/redirects.ts';
import { page } from '../testing/files/sample-site.ts';
import { startSiteServer } from '../testing/files/site-server.ts';
import { writeFiles } from '../testing/files/write-dist.ts';

test('a page for a time is found in another letter case while it is shown and after its end', async () => {
  let now = 1;
  await using site = await startSiteServer({ clock: () => new Date(now) });
  const renditions = [{ from: 1 }, { from: 2, file: '.build/states/sale.html' }, { from: 3, redirect: '/' }];
  writeFiles(site.distDir, {
    '.build/states/sale.html': page('Sale'),
    '.build/schedule.json': JSON.stringify({ 'shop/Sale/index.html': renditions }),
  });
  const ask = async (path: string) => {
    const { status, headers } = await site.ask(path);
    return [status, headers.location];
  };
  const moved = [301, '/shop/Sale?utm_source=ad'];
  expect(await ask('/Shop/SALE?utm_source=ad')).toEqual([404, undefined]);
  now = 2;
  expect(await ask('/Shop/SALE?utm_source=ad')).toEqual(moved);
  now = 3;
  expect(await ask('/Shop/SALE?utm_source=ad')).toEqual(moved);
  expect(await ask('/shop/Sale?utm_source=ad')).toEqual([302, '/?utm_source=ad']);
});

test('a redirect to a page that has not begun leads elsewhere until then, and keeps the query', async () => {
  let now = 1;
  await using site = await startSiteServer({ clock: () => new Date(now) });
  const renditions = [
    { from: 1, before: '/lp8/?a=1' },
    { from: 2, file: '.build/states/sale.html' },
  ];
  writeFiles(site.distDir, {
    '.build/states/sale.html': page('Sale'),
    '.build/schedule.json': JSON.stringify({ 'sale/index.html': renditions }),
    [redirectsFile]: redirectTable(new Map([['flyer', '/sale/?b=2#plans']])),
  });
  const ask = async (path: string) => {
    const { status, headers } = await site.ask(path);
    return [status, headers.location, headers['cache-control']];
  };
  expect(await ask('/Flyer/?gclid=x')).toEqual([302, '/lp8/?a=1&b=2&gclid=x', 'no-store']);
  expect((await ask('/sale/'))[0]).toBe(404);
  now = 2;
  expect(await ask('/Flyer/?gclid=x')).toEqual([301, '/sale/?b=2&gclid=x#plans', 'no-cache']);
});
