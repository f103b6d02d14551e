import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { northlight } from './fixtures/folders.ts';
import { emptyFolder, testFolder } from './fixtures/test-folder.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

/** Runs the command as `npm run` does. */
function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [cli, ...args], (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('check', () => {
  it('ends with 0 and counts the pages when all is right', async () => {
    const { root } = testFolder();
    expect(await run('check', '--configs', root)).toEqual({
      code: 0,
      stdout: 'No mistakes in 5 pages.\n',
      stderr: '',
    });
  });

  it('ends with 1 and tells every mistake of every file, in the order of the files', async () => {
    const folder = testFolder();
    folder.edit('home.yaml', 'service:', 'servise:');
    folder.edit('home.yaml', 'type: faqs', 'type: fags');
    folder.edit('winter.yaml', 'theme: night', 'theme: nigth');
    folder.edit('content/clients.yaml', 'wax-hall.png', 'wax-hal.png');
    const { code, stdout, stderr } = await run('check', '--configs', folder.root);
    expect([code, stdout]).toEqual([1, '']);
    const places = [...stderr.matchAll(/([\w-]+\.yaml):(\d+):\d+ {2}/g)].map(
      ([, file, line]) => `${file}:${line}`,
    );
    expect(places).toEqual(['clients.yaml:7', 'home.yaml:5', 'home.yaml:25', 'winter.yaml:8']);
    expect(stderr.trimEnd().endsWith('4 mistakes in 3 files.')).toBe(true);
  });

  it('tells the same to tools', async () => {
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
    const good = await run('check', '--json', '--configs', folder.root);
    expect([good.code, JSON.parse(good.stdout)]).toEqual([0, { pages: 5, problems: [] }]);
  });

  it('ends with 1 when there is no such folder', async () => {
    const { code, stderr } = await run('check', '--configs', join(emptyFolder(), 'nowhere'));
    expect(code).toBe(1);
    expect(stderr).toContain('No pages');
  });
});

describe('build', () => {
  it("builds somebody else's folder to where they want it", async () => {
    const { root } = testFolder();
    const out = join(emptyFolder(), 'deep', 'site');
    const { code, stdout, stderr } = await run('build', '--configs', root, '--out', out);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('5 pages in ');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Tern');
    expect((await run('build', '--configs', root, '--out', out)).stdout).toContain('Nothing changed');
  });

  it('ends with 1 and says why, and makes no site', async () => {
    const folder = testFolder();
    folder.edit('home.yaml', 'service:', 'servise:');
    const out = join(emptyFolder(), 'site');
    const { code, stderr } = await run('build', '--configs', folder.root, '--out', out);
    expect(code).toBe(1);
    expect(stderr).toContain('Did you mean "service"?');
    expect(existsSync(join(out, 'index.html'))).toBe(false);
  });

  it('says in a sentence what of the machine keeps it from its work', async () => {
    const { root } = testFolder();
    const out = join(emptyFolder(), 'site');
    writeFileSync(out, 'a file');
    const { code, stderr } = await run('build', '--configs', root, '--out', out);
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/site\S* cannot be reached: a part of its path is a file and no folder\.$/);
    expect(readFileSync(out, 'utf8')).toBe('a file');
  });
});

describe('new', () => {
  it.each([
    ['a page', []],
    ['a variant', ['--extends', 'landing']],
  ])('writes %s that passes check beside the real pages', async (_name, more) => {
    const { root } = testFolder(northlight);
    const made = await run('new', 'summer-offer', '--configs', root, ...more);
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('summer-offer.yaml: the page /summer-offer/.');
    const checked = await run('check', '--configs', root);
    expect([checked.code, checked.stderr]).toEqual([0, '']);
    const text = readFileSync(join(root, 'summer-offer.yaml'), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/.*schema\/generated\/page\.schema\.json\n/);
    expect(existsSync(join(root, /\$schema=(\S+)/.exec(text)?.[1] ?? ''))).toBe(true);
  });

  it.each([
    ['a name that is taken', ['winter'], 'There is a winter.yaml already'],
    ['the name of the site file', ['site'], 'There is a site.yaml already'],
    ['a route that is taken by another file', ['thankyou'], 'thanks.yaml has the route /thankyou/ already'],
    ['a route that the site keeps', ['assets'], '/assets is reserved'],
    ['the page for unknown addresses', ['404'], 'npm run new page-404'],
    ['a name with other letters', ['straße-köln'], 'npm run new strasse-koeln'],
    ['a name that no disk takes', ['a'.repeat(300)], 'it has 300 characters'],
    ['a name that is no id', ['Summer Offer'], 'npm run new summer-offer'],
    ['a path', ['../outside'], 'npm run new outside'],
    ['such a name of a variant', ['Köln', '--extends', 'home'], 'npm run new koeln -- --extends home'],
    ['a base that is not there', ['summer', '--extends', 'winte'], 'Did you mean "winter"?'],
  ])('refuses %s and writes nothing', async (_name, args, says) => {
    const folder = testFolder();
    const before = folder.read('winter.yaml');
    const { code, stderr } = await run('new', ...args, '--configs', folder.root);
    expect(code).toBe(1);
    expect(stderr).toContain(says);
    expect(folder.read('winter.yaml')).toBe(before);
    expect((await run('check', '--configs', folder.root)).stdout).toBe('No mistakes in 5 pages.\n');
  });
});

describe('a call that means nothing', () => {
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
    [['new', 'one', '--port', '1']],
  ])('%j ends with 2 and the usage', async (args: string[]) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage:');
  });
});

describe('a reader that goes away', () => {
  /** Runs the command with outputs that nobody reads, as behind a pipe to a program that has ended. */
  function unread(...args: string[]): Promise<{ code: number | null; stderr: string }> {
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

  it('ends no build', async () => {
    const out = join(emptyFolder(), 'site');
    const { root } = testFolder();
    expect(await unread('build', '--configs', root, '--out', out)).toEqual({ code: 0, stderr: '' });
    expect(existsSync(join(out, 'index.html'))).toBe(true);
  });

  it.each([
    ['check', 0],
    ['check --json', 0],
    ['new autumn', 0],
    ['new winter', 1],
  ])('changes nothing about how %s ends', async (command, code) => {
    const { root } = testFolder();
    const ended = await unread(...command.split(' '), '--configs', root);
    expect(ended.code).toBe(code);
    expect(ended.stderr).not.toMatch(/EPIPE|\bat .*:\d+:\d+/);
  });
});
