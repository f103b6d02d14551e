import { afterEach, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Sends a message to a server that answers like this. */
async function send(answer: () => Response): Promise<unknown> {
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} }, referrer: '' });
  vi.stubGlobal('location', { href: 'https://larkfield.example/lp8/' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal('fetch', async () => answer());
  return sendMessage({ id: '1', text: 'Hello' });
}

const refused = (status: number, headers = {}) =>
  Response.json({ code: 'refused', message: 'Not now.' }, { status, headers });

it('is sent again after the time that the server names, and never if it was refused for good', async () => {
  const limited = () => refused(429, { 'retry-after': '42' });
  expect(await send(limited)).toMatchObject({ problem: 'Not now.', retryAfterMs: 42_000 });
  expect(await send(() => refused(503))).toMatchObject({ retryAfterMs: 3000 });
  expect(await send(() => refused(422))).toMatchObject({ retryAfterMs: undefined });
  expect(await send(() => new Response('A proxy’s page.'))).toMatchObject({ retryAfterMs: 3000 });
});
