import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedAction } from '../../prepared-data.ts';
import { ActionBar } from './action-bar.tsx';

const phone = { href: 'tel:+18135550119', label: '(813) 555-0119' };
const order: PreparedAction = {
  label: 'Order',
  look: 'outline',
  kind: 'form',
  form: 'order',
  href: '#form-order',
};
const chat: PreparedAction = { label: 'Chat Now', look: 'primary', kind: 'chat', href: phone.href };

test('the bar has one filled button and the phone number, and chat where it is on', () => {
  const html = renderToStaticMarkup(<ActionBar action={order} phone={phone} />);
  expect(html).toMatch(/<a class="btn" [^>]*data-form="order"/);
  expect(html).toContain('<a class="btn line" href="tel:+18135550119" aria-label="Call (813) 555-0119">');
  expect(html).not.toContain('data-chat');
  expect(renderToStaticMarkup(<ActionBar action={order} phone={phone} chat={chat} />)).toMatch(
    /data-chat="">.*>Chat Now</,
  );
});
