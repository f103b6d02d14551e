import { expect, it } from 'vitest';
import { withoutChat } from './without-chat.ts';

const island = (settings: string) =>
  `<div data-island="chat" data-wake="idle" data-runtime="/assets/c.js"><script type="application/json">${settings}</script></div>`;

it('removes the company’s own chat, and leaves another one and what follows', () => {
  const own = island('{"provider":"desk","company":"Tern &amp; Tallow"}');
  const other = island('{"provider":"livechat","license":7}');
  const vitals = '<div data-island="vitals"><script type="application/json">{}</script></div>';
  expect(withoutChat(`<body>${own}${vitals}</body>`)).toBe(`<body>${vitals}</body>`);
  expect(withoutChat(`<body>${other}${vitals}</body>`)).toBe(`<body>${other}${vitals}</body>`);
});
