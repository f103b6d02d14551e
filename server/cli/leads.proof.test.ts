import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile } from '../storage/sqlite/sqlite-storage.ts';
import { childEnvironment } from '../testing/child-environment.ts';
import { emailCall, json } from '../testing/leads/lead-bodies.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { createPostgresDatabase, databases } from '../testing/storage/databases.ts';
import { fillLeads } from '../testing/storage/fill-leads.ts';
import { commands } from './commands/index.ts';

const cli = fileURLToPath(new URL('leads.ts', import.meta.url));

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-test-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the command as `npm run leads` does. */
function run(words: string[], environment: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...childEnvironment, TZ: 'UTC', DATA_DIR: dataDir, ...environment };
    const child = execFile(process.execPath, [cli, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

describe('without a database', () => {
  test('a command names DATA_DIR and creates nothing', async () => {
    expect(await run(['list'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `No database in DATA_DIR "${dataDir}": set it to the server's folder, or set DATABASE_URL.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  test('an empty file is reported differently, and stays empty', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, databaseFile), '');
    const { code, stderr } = await run(['list']);
    expect([code, stderr]).toEqual([
      1,
      `Cannot use the database in DATA_DIR "${dataDir}": The database is empty or outdated: start the server once to migrate it.\n`,
    ]);
  });

  test('a PostgreSQL that does not answer is named by its variable, without its password', async () => {
    const { code, stderr } = await run(['list'], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x' });
    expect([code, stderr]).toEqual([
      1,
      'Cannot use the database in DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1\n',
    ]);
  });

  test.runIf(databases.includes('PostgreSQL'))('an empty PostgreSQL database stays empty', async () => {
    const { code, stderr } = await run(['list'], { DATABASE_URL: await createPostgresDatabase() });
    expect([code, stderr]).toEqual([
      1,
      'Cannot use the database in DATABASE_URL: The database is empty or outdated: start the server once to migrate it.\n',
    ]);
  });

  test('an invalid environment is refused with all its problems', async () => {
    const { code, stderr } = await run(['list'], { PORT: 'x', CRM_URL: 'crm' });
    expect(code).toBe(1);
    expect(stderr).toContain('Invalid environment (2 problems):\n  PORT must be');
  });
});

test.each([
  [[], 'No command given.'],
  [['lits'], 'Unknown command "lits". Did you mean "list"?'],
  [['constructor'], 'Unknown command "constructor".'],
  [['delete-all\u001b[2J'], 'Unknown command "delete-all�[2J".'],
])('%j exits with 1 and the usage', async (words, says) => {
  const { code, stdout, stderr } = await run(words);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.split('\n')[0]).toBe(says);
  expect(stderr).toContain('npm run leads -- COMMAND\n  list ');
});

test.each(['list', 'show', 'export', 'replay', 'spam'])('%s --help prints its usage', async (name) => {
  expect(await run([name, '--help'])).toEqual({ code: 0, stdout: `${commands[name]?.usage}\n`, stderr: '' });
});

test('leads are listed and marked while the server runs', async () => {
  const server = await startServerProcess(folder);
  await fetch(`${server.url}/api/email/send-resume-email`, json(emailCall()));
  const { leads } = JSON.parse((await run(['list', '--json'])).stdout);
  const marked = await run(['spam', 'mark', leads[0].id.slice(0, 13)]);
  expect([marked.code, marked.stdout]).toEqual([0, expect.stringContaining('is now spam')]);
  expect((await run(['list'])).stdout).toBe(
    '0 of 0 leads; times are in UTC. Also 1 spam lead; run spam list.\n',
  );
  const other = json(emailCall({ email: 'sam@mail.example' }));
  expect((await fetch(`${server.url}/api/email/send-resume-email`, other)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await run(['spam'])).stdout).toContain('marked');
});

test('an export ends silently when standard output closes early', async () => {
  await fillLeads(dataDir, 3000, 'x'.repeat(500));
  const child = spawn(process.execPath, [cli, 'export', '--csv'], {
    env: { ...childEnvironment, DATA_DIR: dataDir },
  });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, stderr]).toEqual([0, '']);
});

test('an interrupted export leaves no files behind', async () => {
  await fillLeads(dataDir, 10_000, 'x'.repeat(2000));
  const child = spawn(process.execPath, [cli, 'export', '--csv', join(folder, 'leads.csv')], {
    env: { ...childEnvironment, DATA_DIR: dataDir },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await expect
    .poll(() => readdirSync(folder), { interval: 1, timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/part$/));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(readdirSync(folder)).toEqual(['data']);
});
