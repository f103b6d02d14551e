import { expect, test } from 'vitest';
import { buildFolder, builtSite, elementsOf } from '../fixtures/built-site.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

test('every page except payment pages lists its lazy scripts, and the server knows their third parties', async () => {
  const folder = testFolder();
  folder.edit('site.yaml', 'chat:', 'vitals: true\nchat:\n  provider: livechat\n  license: 7');
  folder.write(
    'pay.yaml',
    folder.read('thanks.yaml').replace('route: /thankyou', 'route: /staff/create-payment'),
  );
  const site = builtSite(emptyFolder());
  await buildFolder(folder.root, site.out);

  const lazyScripts = (path: string) =>
    elementsOf(site.read(path)).filter(({ attributes }) => attributes['data-wake'] === 'idle');
  for (const path of ['index.html', 'winter/index.html', 'thankyou/index.html']) {
    expect(lazyScripts(path).map(({ attributes }) => attributes['data-island'])).toEqual(['chat', 'vitals']);
    for (const { attributes } of lazyScripts(path))
      expect(site.has(attributes['data-runtime'] ?? '')).toBe(true);
  }
  expect(lazyScripts('staff/create-payment/index.html')).toEqual([]);
  expect(site.server().thirdParties.map(({ island }) => island)).toEqual(['chat']);

  folder.edit('site.yaml', 'vitals: true\nchat:\n  provider: livechat\n  license: 7', 'chat:');
  await buildFolder(folder.root, site.out);
  expect(lazyScripts('index.html').map(({ attributes }) => attributes['data-island'])).toEqual(['chat']);
  expect(site.server().thirdParties).toEqual([]);
});
