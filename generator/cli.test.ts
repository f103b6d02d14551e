import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { northlight } from './fixtures/folders.ts';
import { emptyFolder, testFolder } from './fixtures/test-folder.ts';

const cli = fileURLToPath(new URL('bin.mjs', import.meta.url));

/** Runs a command as `npm run` does. */
function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('edit', () => {
  const operations = (folder: string, list: unknown) => {
    const file = join(folder, 'operations.json');
    writeFileSync(file, JSON.stringify(list));
    return file;
  };

  it('does operations in a folder, and prints the changed lines', async () => {
    const { root } = testFolder();
    const home = readFileSync(join(root, 'home.yaml'), 'utf8');
    const file = operations(emptyFolder(), [
      { op: 'setText', file: 'home.yaml', path: ['title'], text: 'Candles: by hand' },
      { op: 'createVariant', page: 'spring', extends: 'home', route: '/spring/' },
    ]);
    const dry = await run('edit', file, '--dry-run', '--configs', root);
    expect(dry.stdout).toContain('+ title: "Candles: by hand"');
    expect(readFileSync(join(root, 'home.yaml'), 'utf8')).toBe(home);
    expect((await run('edit', file, '--configs', root)).code).toBe(0);
    expect(readFileSync(join(root, 'home.yaml'), 'utf8')).toBe(
      home.replace(/^title: .*$/m, 'title: "Candles: by hand"'),
    );
    expect(readFileSync(join(root, 'spring.yaml'), 'utf8')).toContain('extends: home\nroute: /spring/\n');
  });

  it('changes nothing if one of them cannot be done', async () => {
    const { root } = testFolder();
    const home = readFileSync(join(root, 'home.yaml'), 'utf8');
    const file = operations(emptyFolder(), [
      { op: 'setText', file: 'home.yaml', path: ['title'], text: 'Candles' },
      { op: 'removeSection', page: 'home', id: 'gone' },
    ]);
    expect(await run('edit', file, '--configs', root)).toEqual({
      code: 1,
      stdout: '',
      stderr: '\nThe page has no section "gone". Nothing was changed.\n',
    });
    expect(readFileSync(join(root, 'home.yaml'), 'utf8')).toBe(home);
    const unknown = await run('edit', operations(emptyFolder(), [{ op: 'setTitle' }]), '--configs', root);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('setTitle')]);
  });
});

describe('check', () => {
  it('exits with 0 and counts the pages if there are no problems', async () => {
    const { root } = testFolder();
    expect(await run('check', '--configs', root)).toEqual({
      code: 0,
      stdout: 'No problems in 5 pages.\n',
      stderr: '',
    });
  });

  it('exits with 1 and reports the problems of all files in order', async () => {
    const folder = testFolder();
    folder.edit('home.yaml', 'service:', 'servise:');
    folder.edit('home.yaml', 'type: faqs', 'type: fags');
    folder.edit('winter.yaml', 'theme: night', 'theme: nigth');
    folder.edit('content/clients.yaml', 'wax-hall.png', 'wax-hal.png');
    const { code, stdout, stderr } = await run('check', '--configs', folder.root);
    expect([code, stdout]).toEqual([1, '']);
    const locations = [...stderr.matchAll(/([\w-]+\.yaml):(\d+):\d+ {2}/g)].map(
      ([, file, line]) => `${file}:${line}`,
    );
    expect(locations).toEqual(['clients.yaml:7', 'home.yaml:5', 'home.yaml:25', 'winter.yaml:8']);
    expect(stderr.trimEnd().endsWith('4 problems in 3 files.')).toBe(true);
  });

  it('prints the same as JSON', async () => {
    const folder = testFolder();
    folder.edit('home.yaml', 'service:', 'servise:');
    const { code, stdout, stderr } = await run('check', '--json', '--configs', folder.root);
    expect([code, stderr]).toEqual([1, '']);
    const { pages, problems } = JSON.parse(stdout);
    expect(pages).toBe(5);
    expect(problems).toEqual([
      {
        code: 'UnknownKey',
        file: expect.stringMatching(/home\.yaml$/),
        line: 5,
        column: 1,
        title: 'Unknown key',
        message: '"servise" is not a key of the page.',
        hint: 'Did you mean "service"?',
        frame: expect.stringContaining('> 5 | servise: A box of candles'),
      },
    ]);
    folder.edit('home.yaml', 'servise:', 'service:');
    folder.edit('home.yaml', 'look: outline', 'chat: true');
    const renamed = JSON.parse((await run('check', '--json', '--configs', folder.root)).stdout);
    expect(renamed.problems).toMatchObject([
      { code: 'ActionWithTwoTargets', formerly: 'ActionWithTwoDeeds' },
    ]);
    folder.edit('home.yaml', 'chat: true', 'look: outline');
    const valid = await run('check', '--json', '--configs', folder.root);
    expect([valid.code, JSON.parse(valid.stdout)]).toEqual([0, { pages: 5, problems: [] }]);
  });

  it('lists the mistakes of drafts as warnings, and exits with 0', async () => {
    const folder = testFolder();
    folder.edit('winter.yaml', 'theme: night', 'theme: nigth\ndraft: true');
    const { code, stdout, stderr } = await run('check', '--configs', folder.root);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/winter\.yaml:8:8 {2}Value not allowed\n/);
    expect(stdout.trimEnd().split('\n\n').slice(-2)).toEqual([
      '1 problem in drafts. It does not stop the build.',
      'No problems in 4 pages. Draft left out: winter.',
    ]);
    const json = JSON.parse((await run('check', '--json', '--configs', folder.root)).stdout);
    expect(json).toMatchObject({ pages: 4, drafts: ['winter'], problems: [] });
    expect(json.warnings).toMatchObject([{ code: 'NotAllowed', line: 8, draft: true }]);
  });

  it('exits with 1 if the folder does not exist', async () => {
    const { code, stderr } = await run('check', '--configs', join(emptyFolder(), 'nowhere'));
    expect(code).toBe(1);
    expect(stderr).toContain('No pages');
  });
});

describe('build', () => {
  it('builds another folder to another output folder', async () => {
    const { root } = testFolder();
    const out = join(emptyFolder(), 'deep', 'site');
    const { code, stdout, stderr } = await run('build', '--configs', root, '--out', out);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('5 pages in ');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Tern');
    expect((await run('build', '--configs', root, '--out', out)).stdout).toContain('Nothing changed');
  });

  it('exits with 1, reports the problems, and publishes nothing', async () => {
    const folder = testFolder();
    folder.edit('home.yaml', 'service:', 'servise:');
    const out = join(emptyFolder(), 'site');
    const { code, stderr } = await run('build', '--configs', folder.root, '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('Did you mean "service"?');
    expect(existsSync(join(out, 'index.html'))).toBe(false);
  });

  it('reports a system error in one sentence', async () => {
    const { root } = testFolder();
    const out = join(emptyFolder(), 'site');
    writeFileSync(out, 'a file');
    const { code, stderr } = await run('build', '--configs', root, '--out', out);
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/site\S* cannot be reached: part of its path is a file, not a folder\.$/);
    expect(readFileSync(out, 'utf8')).toBe('a file');
  });
});

describe('new', () => {
  it.each([
    ['a page', []],
    ['a variant', ['--extends', 'landing']],
  ])('writes %s that passes check together with other pages', async (_name, options) => {
    const { root } = testFolder(northlight);
    const created = await run('new', 'summer-offer', '--configs', root, ...options);
    expect([created.code, created.stderr]).toEqual([0, '']);
    expect(created.stdout).toContain('summer-offer.yaml with the route /summer-offer/.');
    const checked = await run('check', '--configs', root);
    expect([checked.code, checked.stderr]).toEqual([0, '']);
    const text = readFileSync(join(root, 'summer-offer.yaml'), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.schema\/page\.schema\.json\n/);
    expect(existsSync(join(root, /\$schema=(\S+)/.exec(text)?.[1] ?? ''))).toBe(true);
  });

  it.each([
    ['a name that is taken', ['winter'], 'winter.yaml already exists'],
    ['the name of the site file', ['site'], 'site.yaml already exists'],
    ['a route that another file has', ['thankyou'], 'thanks.yaml already has the route /thankyou/'],
    ['a reserved route', ['assets'], '/assets is reserved'],
    ['the name of the page for unknown addresses', ['404'], 'npm run new page-404'],
    ['a name with special letters', ['straße-köln'], 'npm run new strasse-koeln'],
    ['a name that is too long', ['a'.repeat(300)], 'it has 300 characters'],
    ['a name that is not an id', ['Summer Offer'], 'npm run new summer-offer'],
    ['a path', ['../outside'], 'npm run new outside'],
    ['an invalid name for a variant', ['Köln', '--extends', 'home'], 'npm run new koeln -- --extends home'],
    ['an unknown base', ['summer', '--extends', 'winte'], 'Did you mean "winter"?'],
  ])('refuses %s and writes nothing', async (_name, args, message) => {
    const folder = testFolder();
    const files = () => readdirSync(folder.root, { recursive: true });
    const before = [files(), folder.read('winter.yaml')];
    const { code, stderr } = await run('new', ...args, '--configs', folder.root);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect([files(), folder.read('winter.yaml')]).toEqual(before);
  });
});

describe('an invalid command line', () => {
  it.each([
    [[]],
    [['chekc']],
    [['new']],
    [['check', 'pages']],
    [['new', 'one', 'two']],
    [['check', '--config', 'x']],
    [['dev', '--port', 'many']],
    [['check', '--out', 'x']],
    [['build', '--json']],
    [['export', '--target', 'ftp']],
    [['new', 'one', '--port', '1']],
  ])('%j exits with 2 and prints the usage', async (args: string[]) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage:');
  });
});

describe('a closed output pipe', () => {
  /** Runs a command whose standard output is closed, as when it is piped to a program that has exited. */
  function runUnread(...args: string[]): Promise<{ code: number | null; stderr: string }> {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [cli, ...args]);
      let stderr = '';
      child.stdout.destroy();
      child.stderr.on('data', (text) => {
        stderr += text;
      });
      child.on('close', (code) => resolve({ code, stderr }));
    });
  }

  it('does not stop a build', async () => {
    const out = join(emptyFolder(), 'site');
    const { root } = testFolder();
    expect(await runUnread('build', '--configs', root, '--out', out)).toEqual({ code: 0, stderr: '' });
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });

  it.each([
    ['check', 0],
    ['check --json', 0],
    ['new autumn', 0],
    ['new winter', 1],
  ])('does not change the exit code of %s', async (command, code) => {
    const { root } = testFolder();
    const result = await runUnread(...command.split(' '), '--configs', root);
    expect(result.code).toBe(code);
    expect(result.stderr).not.toMatch(/EPIPE|\bat .*:\d+:\d+/);
  });
});
