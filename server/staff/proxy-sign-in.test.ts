import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const environment = { STAFF_AUTH: 'header:X-Auth-Request-Email', TRUST_PROXY: '10.0.0.1' };

function ask(
  { app }: TestApp,
  remoteAddress: string,
  headers: Record<string, string>,
  path = '/api/staff/session',
) {
  return app.request(path, { headers }, { incoming: { socket: { remoteAddress } } });
}

test('the person whom the proxy names is signed in and cannot sign out here', async () => {
  await using server = await createTestApp({ environment });
  const answer = await ask(server, '10.0.0.1', { 'x-auth-request-email': 'Sam@Larkfield.example' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      success: true,
      email: 'sam@larkfield.example',
      name: 'Sam',
      role: 'admin',
      canSignOut: false,
      hasTwoFactor: false,
    },
  ]);
});

test.each([
  ['a stranger sends the header', '203.0.113.7', { 'x-auth-request-email': 'sam@larkfield.example' }],
  [
    'a stranger claims to come through the proxy',
    '203.0.113.7',
    { 'x-auth-request-email': 'sam@larkfield.example', 'x-forwarded-for': '10.0.0.1' },
  ],
  ['the proxy names no one', '10.0.0.1', {}],
  ['the proxy names two', '10.0.0.1', { 'x-auth-request-email': 'a@larkfield.example, b@larkfield.example' }],
  ['the proxy names something other than an email address', '10.0.0.1', { 'x-auth-request-email': 'sam' }],
])('no one is signed in when %s', async (_name, address, headers: Record<string, string>) => {
  await using server = await createTestApp({ environment });
  const answer = await ask(server, address, headers);
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'sign_in_required']);
});

test('the proxy’s header decides the role, and no role is no access', async () => {
  const roles = { STAFF_ROLE_HEADER: 'X-Groups', STAFF_ROLES: 'kim@larkfield.example=author' };
  await using server = await createTestApp({ environment: { ...environment, ...roles } });
  const answerTo = async (name: string, groups: string) => {
    const headers = { 'x-auth-request-email': `${name}@larkfield.example`, 'x-groups': groups };
    const answer = await (await ask(server, '10.0.0.1', headers)).json();
    return answer.role ?? answer.code;
  };
  expect([
    await answerTo('sam', 'sales, manager'),
    await answerTo('kim', 'manager'),
    await answerTo('robin', 'sales'),
  ]).toEqual(['manager', 'author', 'not_allowed']);
});

test('calls must come from our own pages behind a proxy, too', async () => {
  await using server = await createTestApp({ environment });
  const headers = { 'x-auth-request-email': 'sam@larkfield.example', 'content-type': 'application/json' };
  const status = async (origin: string) => {
    const init = { method: 'POST', body: '{}', headers: { ...headers, origin } };
    const incoming = { socket: { remoteAddress: '10.0.0.1' } };
    return (await server.app.request('/api/staff/anything', init, { incoming })).status;
  };
  expect([await status('https://evil.example'), await status('http://localhost')]).toEqual([403, 404]);
});

test('sign-in calls do not exist, and no secret is generated', async () => {
  await using server = await createTestApp({ environment: { ...environment, STAFF_SECRET: '' } });
  for (const path of ['/sign-in/email', '/sign-out', '/two-factor/enable', '/change-password']) {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await server.app.request(`/api/auth${path}`, init)).status, path).toBe(404);
  }
  const stored = await server.storage.db.selectFrom('settings').select('name').execute();
  expect(stored.map(({ name }) => name)).not.toContain('staff_secret');
});
