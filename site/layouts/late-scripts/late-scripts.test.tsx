import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedChat } from '../../prepared-late-scripts.ts';
import { LateScripts } from './late-scripts.tsx';

const modules = { chat: '/assets/c.js' };

test('a page that asks for nothing carries nothing', () => {
  expect(renderToStaticMarkup(<LateScripts scripts={{}} modules={modules} />)).toBe('');
});

test('each script stands with its module and its settings', () => {
  const chat = { provider: 'livechat', license: 7 } as PreparedChat;
  expect(renderToStaticMarkup(<LateScripts scripts={{ chat }} modules={modules} />)).toBe(
    '<div data-island="chat" data-wake="idle" data-runtime="/assets/c.js">' +
      '<script type="application/json">{"provider":"livechat","license":7}</script></div>',
  );
});
