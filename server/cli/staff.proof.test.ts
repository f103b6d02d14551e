import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { childEnvironment } from '../testing/child-environment.ts';
import { json } from '../testing/leads/lead-bodies.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { cookiesOf } from '../testing/staff/staff-session.ts';
import { createPostgresDatabase, databases } from '../testing/storage/databases.ts';

const cli = fileURLToPath(new URL('staff.ts', import.meta.url));
const hint = 'npm run staff -- add you@company.example';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staff-test-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command as `npm run staff` does, with something piped into it. */
function run(words: string[], environment: Record<string, string> = {}, piped = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...childEnvironment, TZ: 'UTC', DATA_DIR: join(folder, 'data'), ...environment };
    const child = execFile(process.execPath, [cli, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
    child.stdin?.end(piped);
  });
}

describe.each(databases)('on %s', (database) => {
  test('while the server runs, a new account signs in, and a new password signs it out', async () => {
    const environment: Record<string, string> =
      database === 'PostgreSQL' ? { DATABASE_URL: await createPostgresDatabase() } : {};
    const server = await startServerProcess(folder, environment);
    expect(server.log()).toContain(hint);
    const signIn = (password: string) =>
      fetch(`${server.url}/api/auth/sign-in/email`, json({ email: 'sam@larkfield.example', password }));
    const words = ['add', 'Sam@larkfield.example'];
    expect(await run(words, environment, 'a horse of course\n')).toEqual({
      code: 0,
      stdout: 'sam@larkfield.example can now sign in with the role admin.\n',
      stderr: '',
    });
    const answer = await signIn('a horse of course');
    expect(answer.status).toBe(200);
    const ask = { headers: { cookie: cookiesOf(answer) } };
    expect((await fetch(`${server.url}/api/staff/session`, ask)).status).toBe(200);
    const made = await run(['password', 'sam@larkfield.example', '--generate'], environment);
    const password = /^Password: (\S{20})$/m.exec(made.stdout)?.[1] ?? '';
    expect((await fetch(`${server.url}/api/staff/session`, ask)).status).toBe(401);
    expect([(await signIn('a horse of course')).status, (await signIn(password)).status]).toEqual([401, 200]);
    expect(await server.end('SIGTERM')).toBe(0);
    const again = await startServerProcess(folder, environment);
    expect(again.log()).not.toContain(hint);
    expect(await again.end('SIGTERM')).toBe(0);
  });
});

test('with a proxy that signs people in, the log does not suggest creating accounts', async () => {
  const environment = { STAFF_AUTH: 'header:X-User', TRUST_PROXY: '10.0.0.1' };
  const server = await startServerProcess(folder, environment);
  expect(server.log()).not.toContain(hint);
  expect(await server.end('SIGTERM')).toBe(0);
});

test.each([
  [[], 'No command given.'],
  [['lits'], 'Unknown command "lits". Did you mean "list"?'],
])('%j exits with 1 and the usage', async (words, says) => {
  const { code, stdout, stderr } = await run(words);
  expect([code, stdout, stderr.split('\n')[0]]).toEqual([1, '', says]);
  expect(stderr).toContain('npm run staff -- COMMAND\n  add        creates an account\n');
});

test('an open pipe does not block the command', async () => {
  const server = await startServerProcess(folder);
  const env = { ...childEnvironment, DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, [cli, 'add', 'sam@larkfield.example'], { env });
  child.stdin.write('a horse of course\n');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  await server.end('SIGTERM');
});
