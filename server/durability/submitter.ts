import { randomInt, randomUUID } from 'node:crypto';
import { type HttpConnection, openConnection } from '../testing/http-client.ts';
import { crmCall, emailCall } from '../testing/leads/lead-bodies.ts';

/** The two calls of one submission and their outcomes. */
export interface Attempt {
  key: string;
  email: 'unanswered' | 'accepted';
  crm: 'unanswered' | 'accepted';
}

export type CallName = 'email' | 'crm';

const paths: Record<CallName, string> = {
  email: '/api/email/send-resume-email',
  crm: '/rafp/submit',
};

/** One request in this many is sent twice concurrently, like a double click. */
const doubleOneIn = 3;

/**
 * Sends submissions one after another, both calls of each concurrently and some twice, until the server is gone.
 * Resolves with everything sent; only the last submission can be unanswered.
 * @param onAccepted called when both calls of a submission were accepted
 */
export async function submitUntilKilled(port: number, onAccepted: () => void): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  try {
    const lines = await openLines(port);
    for (;;) {
      const attempt: Attempt = { key: randomUUID(), email: 'unanswered', crm: 'unanswered' };
      attempts.push(attempt);
      await send(lines, attempt);
      onAccepted();
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return attempts;
  }
}

/** The server answered with an error, which being killed does not explain. */
class RefusedError extends Error {}

/** Repeats unanswered calls with the same key, like a visitor's browser. */
export async function repeatUnanswered(port: number, attempts: readonly Attempt[]): Promise<number> {
  const open = attempts.filter(({ email, crm }) => email === 'unanswered' || crm === 'unanswered');
  if (open.length === 0) return 0;
  const lines = await openLines(port);
  for (const attempt of open) await send(lines, attempt);
  for (const line of Object.values(lines).flat()) line.close();
  return open.length;
}

type Lines = Record<CallName, [HttpConnection, HttpConnection]>;

async function openLines(port: number): Promise<Lines> {
  const [one, two, three, four] = await Promise.all([
    openConnection(port),
    openConnection(port),
    openConnection(port),
    openConnection(port),
  ]);
  return { email: [one, two], crm: [three, four] };
}

/** Rejects when a connection breaks; earlier outcomes stay recorded. */
async function send(lines: Lines, attempt: Attempt): Promise<void> {
  const calls = (['email', 'crm'] as const).flatMap((name) => {
    if (attempt[name] === 'accepted') return [];
    const times = randomInt(doubleOneIn) === 0 ? 2 : 1;
    return lines[name].slice(0, times).map((line) => call(line, name, attempt));
  });
  const results = await Promise.allSettled(calls);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function call(line: HttpConnection, name: CallName, attempt: Attempt): Promise<void> {
  const { status, body } = await line.post(paths[name], bodies[name](attempt.key), {
    'content-type': 'application/json',
    'idempotency-key': attempt.key,
  });
  if (status !== 200) throw new RefusedError(`${status} ${body}`);
  attempt[name] = 'accepted';
}

const bodies: Record<CallName, (key: string) => string> = {
  email: (key) => JSON.stringify(emailCall({ fullName: `Visitor ${key}`, email: `${key}@mail.example` })),
  crm: (key) => JSON.stringify(crmCall({ clientName: `Visitor ${key}`, email: `${key}@mail.example` })),
};
