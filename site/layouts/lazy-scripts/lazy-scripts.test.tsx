import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LazyScripts } from './lazy-scripts.tsx';

const modules = {
  'desk-chat': '/assets/d.js',
  livechat: '/assets/l.js',
  vitals: '/assets/v.js',
  'speed-metrics': '/assets/s.js',
  tags: '/assets/t.js',
};

test('a page without lazy scripts renders nothing', () => {
  expect(renderToStaticMarkup(<LazyScripts scripts={{}} modules={modules} />)).toBe('');
});

test('each script has its module and its settings, escaped for the element', () => {
  const speedMetrics = { src: 'https://metrics.example/</script>', attributes: {} };
  const scripts = { reports: ['views', 'vitals'], speedMetrics } as const;
  expect(renderToStaticMarkup(<LazyScripts scripts={scripts} modules={modules} />)).toBe(
    '<div data-island="vitals" data-wake="idle" data-runtime="/assets/v.js" data-reports="views vitals"></div>' +
      '<div data-island="speed-metrics" data-wake="idle" data-runtime="/assets/s.js">' +
      '<script type="application/json">{"src":"https://metrics.example/\\u003c/script>","attributes":{}}</script>' +
      '</div>',
  );
});
