import { expect, test } from 'vitest';
import { sourceHash, writeFiles } from '../testing/files/write-dist.ts';
import { createTestApp } from '../testing/test-app.ts';

const environment = { TRUST_PROXY: '10.0.0.1' };
const style = 'body{color:#101B2D}';
const boot = 'boot()';
const html = `<!doctype html><style>${style}</style><script>${boot}</script><script src="/assets/a.js"></script>`;
const overHttps = { headers: { 'x-forwarded-proto': 'https', 'x-request-id': 'abc-1' } };
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test('a page allows only the inline blocks that it contains and the build lists', async () => {
  await using server = await createTestApp();
  const lists = { scriptHashes: [sourceHash(boot), sourceHash('other()')], styleHashes: [sourceHash(style)] };
  writeFiles(server.distDir, { 'index.html': html, '.build/server.json': JSON.stringify(lists) });
  const answer = await server.app.request('/');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'self'; " +
      `script-src 'self' '${sourceHash(boot)}'; style-src 'self' '${sourceHash(style)}'; ` +
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; " +
      "form-action 'self'; frame-ancestors 'none'",
  );
});

test('an inline script that the build does not list is not allowed', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, {
    'index.html': html,
    '.build/server.json': '{"scriptHashes":[],"styleHashes":[]}',
  });
  const policy = (await server.app.request('/')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'; style-src 'self';");
});

test('a third party is allowed only on pages with its island', async () => {
  await using server = await createTestApp();
  const sources = {
    script: ['https://chat.example'],
    style: ["'unsafe-inline'", 'https://chat.example'],
    frame: ['https://chat.example'],
  };
  const lists = {
    scriptHashes: [sourceHash(boot)],
    styleHashes: [sourceHash(style)],
    thirdParties: [
      { island: 'chat', sources },
      { island: 'chat', sources },
      { island: 'metrics', sources: { connect: ['https://metrics.example'] } },
    ],
  };
  writeFiles(server.distDir, {
    'index.html': `${html}<script type="application/json" data-island="chat"></script>`,
    'pay.html': html,
    '.build/server.json': JSON.stringify(lists),
  });
  const policyOf = async (path: string) =>
    (await server.app.request(path)).headers.get('content-security-policy');
  const hash = `'${sourceHash(boot)}'`;
  expect(await policyOf('/')).toBe(
    `default-src 'self'; script-src 'self' ${hash} https://chat.example; ` +
      "style-src 'self' 'unsafe-inline' https://chat.example; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; frame-src 'self' https://chat.example; object-src 'none'; base-uri 'self'; " +
      "form-action 'self'; frame-ancestors 'none'",
  );
  expect(await policyOf('/pay.html')).not.toContain('example');
});

test('tags are allowed only on pages that name their policy, and all of them where forms lead', async () => {
  await using server = await createTestApp();
  const party = (policy: string) => ({
    island: 'tags',
    policy,
    sources: { script: [`https://${policy}.example`] },
  });
  const page = (policy: string) => `${html}<div data-island="tags" data-policy="${policy}"></div>`;
  writeFiles(server.distDir, {
    'one.html': page('one'),
    'thanks.html': page('*'),
    'pay.html': html,
    '.build/server.json': JSON.stringify({
      scriptHashes: [],
      styleHashes: [],
      thirdParties: [party('one'), party('two')],
    }),
  });
  const hostsOf = async (path: string) => {
    const policy = (await server.app.request(path)).headers.get('content-security-policy');
    return policy?.match(/https:\/\/\w+\.example/g) ?? [];
  };
  expect(await hostsOf('/one.html')).toEqual(['https://one.example']);
  expect(await hostsOf('/thanks.html')).toEqual(['https://one.example', 'https://two.example']);
  expect(await hostsOf('/pay.html')).toEqual([]);
});

test('a new list applies at once, and the previous one stays valid while pages are replaced', async () => {
  await using server = await createTestApp();
  const list = (text: string) => JSON.stringify({ scriptHashes: [sourceHash(text)], styleHashes: [] });
  writeFiles(server.distDir, { 'index.html': html, '.build/server.json': list(boot) });
  await server.app.request('/');
  writeFiles(server.distDir, {
    '.build/server.json': list('next()'),
    'next.html': '<script>next()</script>',
  });
  const old = await server.app.request('/');
  expect(old.headers.get('content-security-policy')).toContain(sourceHash(boot));
  const next = await server.app.request('/next.html');
  expect(next.headers.get('content-security-policy')).toContain(sourceHash('next()'));
});

test.each(['/', '/healthz', '/api/nothing', '/nowhere', '/assets/a.js'])(
  '%s has the headers',
  async (path) => {
    await using server = await createTestApp();
    writeFiles(server.distDir, { 'index.html': html, 'assets/a.js': 'a()', '404.html': html });
    const { headers } = await server.app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('behind a trusted HTTPS proxy, HSTS is on and the request keeps its id', async () => {
  await using server = await createTestApp({ environment });
  writeFiles(server.distDir, { 'index.html': html });
  const { headers } = await server.app.request('/', overHttps, from('10.0.0.1'));
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/);
  expect(headers.get('x-request-id')).toBe('abc-1');
});

test('an untrusted peer cannot claim HTTPS or a request id', async () => {
  await using server = await createTestApp({ environment });
  writeFiles(server.distDir, { 'index.html': html });
  const { headers } = await server.app.request('/', overHttps, from('203.0.113.9'));
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('x-request-id')).not.toBe('abc-1');
});
