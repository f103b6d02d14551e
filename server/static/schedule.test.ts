import { expect, test } from 'vitest';
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
