import { expect, test } from 'vitest';
import { pdf } from '../../testing/attachments/sample-files.ts';
import { uploaderOf } from '../../testing/attachments/upload.ts';
import { staffSession } from '../../testing/staff/staff-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

async function withFile(server: TestApp, name: string) {
  const { send, leadId } = await uploaderOf(server);
  const bytes = pdf(300_000);
  await send(name, bytes);
  const { id } = await server.storage.db.selectFrom('attachments').select('id').executeTakeFirstOrThrow();
  return { id, bytes, leadId, path: `/api/staff/attachments/${id}` };
}

test('staff see whose file it is and download it, never in the site’s own context', async () => {
  await using server = await createTestApp();
  const { id, bytes, path, leadId } = await withFile(server, 'Zoë – "CV".pdf');
  const headers = { ...(await staffSession(server)) };
  const described = await server.app.request(path, { headers });
  expect(await described.json()).toMatchObject({
    success: true,
    id,
    name: 'Zoë – -CV-.pdf',
    sizeBytes: 300_000,
    lead: { id: leadId, fullName: 'Jordan Ellis' },
  });
  const answer = await server.app.request(`${path}/content`, { headers });
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '300000',
    'content-disposition': `attachment; filename="Zo? ? -CV-.pdf"; filename*=UTF-8''Zo%C3%AB%20%E2%80%93%20-CV-.pdf`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('only staff can open a file', async () => {
  await using server = await createTestApp();
  const { path } = await withFile(server, 'cv.pdf');
  for (const address of [path, `${path}/content`]) {
    const answer = await server.app.request(address);
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'sign_in_required']);
  }
});

test.each(['019c0000-0000-7000-8000-000000000001', '..%2F..%2Fetc%2Fpasswd', "1' or '1'='1"])(
  'a file that does not exist is not found: %s',
  async (id) => {
    await using server = await createTestApp();
    const headers = { ...(await staffSession(server)) };
    expect((await server.app.request(`/api/staff/attachments/${id}`, { headers })).status).toBe(404);
  },
);

test('a file that is still being received does not exist for staff', async () => {
  await using server = await createTestApp();
  const { path } = await withFile(server, 'cv.pdf');
  await server.storage.commit((trx) => trx.updateTable('attachments').set({ stored_at: null }).execute());
  const headers = { ...(await staffSession(server)) };
  expect((await server.app.request(`${path}/content`, { headers })).status).toBe(404);
});
