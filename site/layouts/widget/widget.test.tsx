import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedAction } from '../../prepared-data.ts';
import { Widget } from './widget.tsx';

const chat: PreparedAction = { label: 'Chat Now', look: 'primary', kind: 'chat', href: 'tel:+18135550119' };
const pathOf = (html: string) => / d="([^"]+)"/.exec(html)?.[1];

test('the round button has the target and label of its action', () => {
  const html = renderToStaticMarkup(<Widget action={chat} />);
  expect(html).toContain('<a class="widget" href="tel:+18135550119" data-chat="">');
  expect(html).toContain('<span class="visually-hidden">Chat Now</span>');
});

test('a call button shows a phone icon', () => {
  const [call, talk] = (['call', 'chat'] as const).map((kind) =>
    pathOf(renderToStaticMarkup(<Widget action={{ ...chat, kind }} />)),
  );
  expect(call).toBeTruthy();
  expect(call).not.toBe(talk);
});
