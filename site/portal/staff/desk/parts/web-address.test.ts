import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it.each(['https://larkfield.example/lp8/?gclid=1', 'http://x.example', '/lp8/', '/'])('links %s', (given) => {
  expect(webAddress(given)).toBe(given);
});

it.each([null, '', 'javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//x.example', '/\\x'])(
  'does not link %s',
  (given) => expect(webAddress(given)).toBeUndefined(),
);
