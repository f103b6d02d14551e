import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../server/testing/test-app.ts';
import { type ExportOptions, exportSite } from '../commands/export.ts';
import { exportCache } from '../commands/export-cache.ts';
import { createSteps } from '../commands/steps.ts';
import { elementsOf } from '../fixtures/built-site.ts';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { startExperiments, testedSite } from '../fixtures/tested-site.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import { staticRedirects } from './static-redirects.ts';

const folder = timedSite();
folder.edit('winter.yaml', 'route: /winter/', 'route: /winter/\nformerly: [/Frost/, /old/winter.html]');
folder.write(
  'site.yaml',
  `${folder.read('site.yaml')}redirects:\n  /Mill%20Tour: https://tours.example/?a=1&b=2\n  /flyer*: /workshop/?from=flyer#visit\n`,
);
folder.write(
  '404.yaml',
  folder.read('thanks.yaml').replace('/thankyou', '/404').replace('Thank you', 'Page not found'),
);
const dist = emptyFolder();

async function exported(options: Partial<ExportOptions> & Pick<ExportOptions, 'target'>) {
  const out = options.out ?? emptyFolder();
  let printed = '';
  const steps = createSteps((text) => {
    printed += text;
  }, false);
  await exportSite({ configs: folder.root, dist, now: may(1), steps, ...options, out });
  return { out, printed, read: (path: string) => readFileSync(join(out, path), 'utf8') };
}

const filesIn = (out: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(out, path)).isFile())
    .sort();

/** The headers of `_headers` at a path, by name. */
function headersAt(text: string, path: string): Record<string, string> {
  const rules = text.split(/\n(?=\/)/).map((rule) => rule.trim().split('\n  '));
  const matching = rules.filter(([rule = '']) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path,
  );
  const lines = matching.flatMap(([, ...lines]) => lines.map((line) => line.split(/: (.*)/s)));
  expect(new Set(lines.map(([name]) => name)).size).toBe(lines.length);
  return Object.fromEntries(lines);
}

describe('an export for any host', () => {
  let site: Awaited<ReturnType<typeof exported>>;
  beforeAll(async () => {
    site = await exported({ target: 'plain' });
  });

  it('has public files only, with the pages that are shown now', () => {
    const files = filesIn(site.out);
    expect(files.filter((path) => !path.startsWith('assets/'))).toEqual(
      expect.arrayContaining(['.export.json', '404.html', 'index.html', 'robots.txt', 'workshop/index.html']),
    );
    expect(files.filter((path) => path.startsWith('.'))).toEqual(['.export.json']);
    expect(files.filter((path) => /\.(br|gz)$|^class|portal\.html/.test(path))).toEqual([]);
    expect(site.read('workshop/index.html')).toContain('<title>The workshop</title>');
  });

  it('leads on from former addresses, and keeps the query', () => {
    const page = site.read('Mill Tour/index.html');
    const elements = elementsOf(page);
    const attribute = (name: string, key: string) =>
      elements.filter((one) => one.name === name).map(({ attributes }) => attributes[key]);
    expect(attribute('link', 'href')).toEqual(['https://tours.example/?a=1&b=2']);
    expect(attribute('a', 'href')).toEqual(['https://tours.example/?a=1&b=2']);
    expect(attribute('meta', 'content')).toEqual(
      expect.arrayContaining(['noindex', '0; url=https://tours.example/?a=1&b=2']),
    );
    const script = elements.find(({ name }) => name === 'script')?.text ?? '';
    const wentTo = (search: string) => {
      let target = '';
      const location = {
        href: `https://www.example/mill%20tour/${search}`,
        search,
        replace: (url: string) => {
          target = url;
        },
      };
      new Function('location', script)(location);
      return target;
    };
    expect(wentTo('')).toBe('https://tours.example/?a=1&b=2');
    expect(wentTo('?gclid=x&b=3')).toBe('https://tours.example/?a=1&gclid=x&b=3');
    expect(wentTo('?//evil.example')).toMatch(/^https:\/\/tours\.example\//);
    expect(site.read('Frost/index.html')).toBe(site.read('frost/index.html'));
    expect(site.read('old/winter.html')).toContain('url=/winter/"');
  });

  it('can be of another day, without touching the build of today', async () => {
    await expect(exported({ target: 'plain', at: 'next week' })).rejects.toThrow('1 problem found');
    const another = await exported({ target: 'plain', at: '2031-05-04' });
    expect(another.printed).toContain('The pages as they are at the start of Sunday, May 4, 2031 (Central).');
    expect(another.read('workshop/index.html')).toContain('<title>The sale at the workshop</title>');
    expect(readFileSync(join(dist, 'workshop/index.html'), 'utf8')).toContain('<title>The workshop</title>');
  });

  it('has the policy of each page in the page', () => {
    const [meta] = elementsOf(site.read('index.html')).filter(({ attributes }) => attributes['http-equiv']);
    expect(meta?.attributes.content).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
    expect(meta?.attributes.content).not.toContain('frame-ancestors');
  });

  it('says what the host cannot do, and when to export again', () => {
    const [, limits = ''] = site.printed.split('What this host cannot do:');
    expect(limits).toContain(
      'Export again after Saturday, May 3, 2031, at 9:00 a.m. Central. This export does not change by itself: /workshop/.',
    );
    expect(limits).toContain('the start of Sunday, May 4, 2031 (Central)');
    expect(limits).toMatch(/Forms store no lead: .* Forms are on \//);
    expect(limits).toContain('Payments and the staff pages need the server.');
  });

  it('works on a server that knows nothing but files', async () => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const path = join(site.out, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.isFile()) response.end(readFileSync(path));
      else if (found) response.writeHead(301, { location: `${pathname}/` }).end();
      else response.writeHead(404).end(readFileSync(join(site.out, '404.html')));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const queue = ['/', '/frost', '/old/winter.html'];
    const broken: string[] = [];
    const seen = new Set(queue);
    for (const path of queue) {
      const answer = await fetch(root + path);
      if (answer.status !== 200) broken.push(path);
      const html = /^(?!\/assets\/).*(?:\/|\.html|\/[^.]*)$/.test(path) ? await answer.text() : '';
      for (const { attributes } of elementsOf(html))
        for (const link of [attributes.href, attributes.src]) {
          const url = link === undefined ? undefined : URL.parse(link, root + path);
          if (url?.origin !== root || seen.has(url.pathname)) continue;
          seen.add(url.pathname);
          queue.push(url.pathname);
        }
    }
    expect(broken).toEqual([]);
    expect(queue.length).toBeGreaterThan(12);
    expect((await fetch(`${root}/nowhere`)).status).toBe(404);
  });

  it('is the same when it is written again, and removes only its own files', async () => {
    const before = filesIn(site.out).map((path) => [path, readFileSync(join(site.out, path), 'base64')]);
    const again = await exported({ target: 'plain', out: site.out });
    expect(again.printed).toContain(' 0 written.');
    expect(filesIn(site.out).map((path) => [path, readFileSync(join(site.out, path), 'base64')])).toEqual(
      before,
    );
    writeFileSync(join(site.out, 'CNAME'), 'www.example');
    writeFileSync(join(site.out, 'workshop/own.txt'), 'ours');
    const netlify = await exported({ target: 'netlify', out: site.out });
    expect(netlify.printed).toMatch(/\d+ removed\./);
    const files = filesIn(site.out);
    expect(files).toEqual(expect.arrayContaining(['CNAME', 'workshop/own.txt', '_headers', '_redirects']));
    expect(files.filter((path) => /^(?:mill|frost|old)/i.test(path))).toEqual([]);
    expect(readdirSync(site.out)).not.toContain('old');
  });

  it('refuses a folder with files of someone else before it builds', async () => {
    const out = emptyFolder();
    writeFileSync(join(out, 'thesis.txt'), 'ours');
    await expect(exported({ target: 'plain', out })).rejects.toThrow('contains files, but is not an export');
    expect(readdirSync(out)).toEqual(['thesis.txt']);
  });
});

describe('an export for Netlify', () => {
  it('has the headers that the server sends over HTTPS', async () => {
    const { read } = await exported({ target: 'netlify' });
    await using server = await createTestApp({ environment: { DIST_DIR: dist } });
    const text = read('_headers');
    for (const path of ['/', '/workshop/', '/robots.txt']) {
      const { 'strict-transport-security': transport, ...headers } = headersAt(text, path);
      const answer = await server.app.request(path);
      const sent = Object.keys(headers).map((name) => [name, answer.headers.get(name)]);
      expect({ path, ...Object.fromEntries(sent) }).toEqual({
        path,
        ...headers,
        // The test's own request is not secure.
        'content-security-policy': headers['content-security-policy']?.replace(
          '; upgrade-insecure-requests',
          '',
        ),
      });
      expect(transport).toBe('max-age=31536000');
    }
    expect(headersAt(text, '/assets/x.js')['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headersAt(text, '/nowhere')).not.toHaveProperty('content-security-policy');
    expect(read('404.html')).toContain('http-equiv="Content-Security-Policy"');
    expect(read('index.html')).not.toContain('http-equiv="Content-Security-Policy"');
  });

  it('redirects former addresses for good and ended pages for now', async () => {
    const { read, printed } = await exported({ target: 'netlify', now: may(6) });
    expect(read('_redirects').trimEnd().split('\n')).toEqual([
      '/Frost /winter/ 301',
      '/Mill%20Tour https://tours.example/?a=1&b=2 301',
      '/class /workshop/?from=class#questions 302',
      '/flyer%2A /workshop/?from=flyer#visit 301',
      '/frost /winter/ 301',
      '/mill%20tour https://tours.example/?a=1&b=2 301',
      '/old/winter.html /winter/ 301',
    ]);
    expect(printed).not.toContain('May 3');
  });

  it('redirects to a page that has not begun for now, to the page that it extends', () => {
    const parts = {
      targets: new Map([['lesson', '/class/?a=1#top']]),
      written: ['/Lesson/'],
      taken: new Set<string>(),
    };
    const timetable = {
      'class/index.html': [
        { from: 1, before: '/workshop/' },
        { from: 2, file: 'class.html' },
      ],
    };
    expect(staticRedirects({ ...parts, timetable })).toEqual([
      { from: '/Lesson', to: '/workshop/?a=1', status: 302 },
      { from: '/lesson', to: '/workshop/?a=1', status: 302 },
    ]);
  });

  it('passes calls on to a server, and leads to its portal', async () => {
    const { read, printed } = await exported({ target: 'netlify', server: 'https://leads.example' });
    const rules = read('_redirects').split('\n');
    expect(rules).toEqual(
      expect.arrayContaining([
        '/api/* https://leads.example/api/:splat 200',
        '/rafp/* https://leads.example/rafp/:splat 200',
        '/payment/* https://leads.example/payment/:splat 302',
        '/sign-in https://leads.example/sign-in 302',
      ]),
    );
    expect(printed).toContain('passes on to https://leads.example');
    expect(printed).not.toContain('store no lead');
  });
});

describe('a configuration for a cache', () => {
  it('names the tested pages, and what each bucket sees', async () => {
    const tested = testedSite();
    await startExperiments(tested);
    const out = emptyFolder();
    let printed = '';
    const steps = createSteps((text) => {
      printed += text;
    }, false);
    await exportCache({ configs: tested.root, dist: emptyFolder(), out, now: may(1), steps });
    const config = readFileSync(join(out, 'experiments.vcl'), 'utf8');
    expect(config).toContain('if (req.url ~ "^/(?:\\?|$)") { call variants_1; }');
    for (const variant of ['control', 'price', 'short'])
      expect(config).toContain(`set req.http.x-variants = "candle-price:${variant}";`);
    expect(printed).toContain('experiments.vcl has 1 tested page.');
  });
});

describe('an export of a site with experiments', () => {
  it('shows the control, and says so', async () => {
    const tested = testedSite();
    await startExperiments(tested);
    const { read, printed } = await exported({ target: 'plain', configs: tested.root, dist: emptyFolder() });
    expect(read('index.html')).not.toContain('data-variants');
    expect(printed).toContain('Experiments need the server. Everyone sees the control on /.');
  });
});
