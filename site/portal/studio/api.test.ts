import { expect, it } from 'vitest';
import type { Answer } from '../../http/call.ts';
import type { StaffCall } from '../staff/use-staff-call.ts';
import { readStudio } from './api.ts';

const away: Answer<never> = {
  kind: 'refused',
  status: 503,
  code: 'studio_unavailable',
  error: '',
  errors: {},
  retryAfter: 0,
};
const ok = { kind: 'ok', body: { success: true, pages: [] } } as const;

/** A call that has these answers, one after the other. @returns the last one of the read, and how many were needed */
async function read(answers: unknown[], signal = new AbortController().signal) {
  let calls = 0;
  const answer = await readStudio((async () => answers[calls++]) as StaffCall, '/api/studio', signal);
  return { answer, calls };
}

it('waits for a studio that starts', async () => {
  expect(await read([away, away, ok])).toEqual({ answer: ok, calls: 3 });
});

it('gives up on a studio that stays away', async () => {
  expect(await read([...Array(30).fill(away), ok])).toEqual({ answer: away, calls: 30 });
});

it('does not repeat other refusals, and stops when its page is left', async () => {
  const refused = { ...away, code: 'not_allowed' };
  expect(await read([refused, ok])).toEqual({ answer: refused, calls: 1 });
  expect(await read([away, ok], AbortSignal.abort())).toEqual({ answer: away, calls: 1 });
});
