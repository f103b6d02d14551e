import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sourceHash, writeFiles } from '../testing/files/write-dist.ts';
import { createTestApp } from '../testing/test-app.ts';

const css = 'body { color: #101b2d }';
const shell = `<!doctype html><style>${css}</style><div id="portal">Loading…</div>${'<!-- -->'.repeat(90)}`;

async function sample() {
  const server = await createTestApp();
  writeFiles(server.distDir, {
    '404.html': '<!doctype html><title>Not found</title>',
    '.build/portal.html': shell,
    '.build/server.json': JSON.stringify({ scriptHashes: [], styleHashes: [sourceHash(css)] }),
  });
  return server;
}

const staffPaths = ['/sign-in', '/sign-in/', '/create-payment', '/payments?state=paid', '/account'];
const payPaths = ['/payment/k7Qm2xVb9T', '/payment/k7Qm2xVb9T/'];

test.each([...staffPaths, ...payPaths])(
  '%s is the portal, which is neither cached nor indexed',
  async (path) => {
    await using server = await sample();
    const answer = await server.app.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(shell);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
  },
);

test.each(staffPaths)('%s allows no third party', async (path) => {
  await using server = await sample();
  const policy = (await server.app.request(path)).headers.get('content-security-policy');
  expect(policy).toBe(
    `default-src 'self'; script-src 'self'; style-src 'self' '${sourceHash(css)}'; img-src 'self' data:; ` +
      "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
      "frame-ancestors 'none'",
  );
});

test.each(payPaths)('%s allows Stripe, and inline blocks only by hash', async (path) => {
  await using server = await sample();
  const policy = (await server.app.request(path)).headers.get('content-security-policy');
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; " +
      `style-src 'self' '${sourceHash(css)}'; img-src 'self' data:; font-src 'self'; ` +
      "connect-src 'self' https://api.stripe.com; " +
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; " +
      "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  );
});

test.each([
  ['/Create-Payment?x=1', '/create-payment?x=1'],
  ['/PAYMENTS/', '/payments/'],
  ['/Payment/k7Qm2xVb9T', '/payment/k7Qm2xVb9T'],
])('%s redirects to %s, which differs only in case', async (typed, path) => {
  await using server = await sample();
  const answer = await server.app.request(typed);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path);
  expect((await server.app.request(path)).status).toBe(200);
});

test.each(['/payment', '/payment/', '/payment/a/b', '/payments/x', '/.build/portal.html', '/portal.html'])(
  '%s is not a page',
  async (path) => {
    await using server = await sample();
    expect((await server.app.request(path)).status).toBe(404);
  },
);

test('HEAD is answered like GET, and other methods are refused', async () => {
  await using server = await sample();
  const head = await server.app.request('/sign-in', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(shell)));
  const post = await server.app.request('/sign-in', { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the portal is compressed', async () => {
  await using server = await sample();
  const answer = await server.app.request('/sign-in', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(String(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())))).toBe(shell);
});

test('without a built site its addresses are not found', async () => {
  await using server = await createTestApp();
  expect((await server.app.request('/sign-in')).status).toBe(404);
});
