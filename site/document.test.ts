import { expect, test } from 'vitest';
import { renderDocument } from './document.ts';
import type { LazyModules } from './prepared-scripts.ts';

const evil = '"></title></script><script>alert(1)</script>';
const lazyModules: LazyModules = {
  'desk-chat': '',
  livechat: '',
  vitals: '',
  'speed-metrics': '',
  tags: '',
  'web-fonts': '',
};

test('texts and rules of YAML cannot leave their places in the head', () => {
  const html = renderDocument({
    page: {
      route: '/',
      theme: 'day',
      head: {
        title: evil,
        description: evil,
        canonical: `https://www.site.example/?${evil}`,
        indexed: true,
        siteName: evil,
        language: 'en-US',
        share: { url: '/share.png', width: 1200, height: 630, alt: evil },
        jsonLd: [{ name: evil }],
        chatUnavailable: evil,
        params: { keyword: { values: [evil] } },
      },
    },
    assets: {
      boot: 'boot()',
      urlParams: 'fill()',
      runtime: '/assets/runtime.js',
      lazyModules,
      preloadFonts: [],
      deferredStyles: [],
      icons: [],
    },
    revision: 'r',
    styles: '',
    breadcrumbs: '',
    before: '',
    sections: [],
    after: '',
  });
  const scripts = [...html.matchAll(/<script\b[^>]*>(.*?)<\/script>/g)].map(([, code = '']) => code);
  const [rules = '', fill, data = '', boot] = scripts;
  expect(JSON.parse(rules)).toEqual({ keyword: { values: [evil] } });
  expect(JSON.parse(data)).toEqual({ name: evil });
  expect([fill, boot, scripts.length]).toEqual(['fill()', 'boot()', 4]);
});
