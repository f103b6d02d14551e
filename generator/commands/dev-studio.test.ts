import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../fixtures/test-folder.ts';
import { dev } from './dev.ts';

it('opens the studio at its address with the token, in front of the lead server', async () => {
  const folder = testFolder();
  const server = await dev({ configs: folder.root, port: 0, dataDir: join(folder.root, '.data') });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, server.url), { headers });
    return { status: response.status, text: await response.text() };
  };
  try {
    const opened = await fetch(server.studio ?? '', { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/studio']);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { text } = await get('/studio', { cookie });
    expect(text).toContain('/site/portal/portal.ts');
    expect((await get('/api/studio/pages', { cookie })).text).toContain('"page":"workshop"');
    expect((await get('/studio')).status).toBe(403);
  } finally {
    await server.close();
  }
});
