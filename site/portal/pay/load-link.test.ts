import { afterEach, expect, it, vi } from 'vitest';
import { loadLink } from './load-link.ts';

const settings = { provider: 'test', publishableKey: '', isTest: true };
const paymentLink = { projectName: 'Bundle', description: 'Resume.', amount: 219 };

afterEach(() => vi.unstubAllGlobals());

/** Loads a link from a server that gives this answer to `validate-link`. */
function load(status: number, answer: unknown, ofSettings: unknown = settings) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/settings') ? Response.json(ofSettings) : Response.json(answer, { status }),
  );
  return loadLink('abc', new AbortController().signal);
}

it('resolves with the link and the settings', async () => {
  expect(await load(200, { success: true, paymentLink })).toEqual({
    kind: 'open',
    link: paymentLink,
    settings,
  });
});

it.each([
  [404, { error: 'Invalid or expired payment link' }, 'Invalid or expired payment link', false],
  [200, { success: false, error: 'This link was withdrawn.' }, 'This link was withdrawn.', false],
  [200, { success: false }, 'Invalid payment link', false],
  [404, {}, 'Invalid payment link', false],
  [429, { error: 'Too many.' }, 'Too many.', true],
  [503, { error: 'Try again.' }, 'Try again.', true],
])('reports %s %j as a closed link', async (status, answer, message, mayBeFine) => {
  expect(await load(status, answer)).toEqual({ kind: 'closed', message, mayBeFine });
});

it('recognizes a paid link and a site without payments', async () => {
  expect(await load(409, { code: 'already_paid' })).toEqual({ kind: 'already-paid' });
  expect(await load(503, {}, { ...settings, provider: 'none' })).toEqual({ kind: 'not-configured' });
});
