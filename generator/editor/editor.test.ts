import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectionNames, loadSchemas } from '../../schema/load-schemas.ts';
import { northlight, smallSite } from '../fixtures/folders.ts';
import { type LanguageServer, startLanguageServer } from '../fixtures/language-server.ts';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';
import { refreshEditorSchemas } from './refresh-editor-schemas.ts';

const root = emptyFolder();
let server: LanguageServer;
let count = 0;
const newFile = () => join(root, `${++count}.yaml`);

async function refresh(): Promise<void> {
  const project = await openProject(northlight, Date.UTC(2026, 10, 1));
  refreshEditorSchemas({ ...project, folder: { ...project.folder, root } });
}

beforeAll(async () => {
  await refresh();
  server = await startLanguageServer();
});
afterAll(() => server.stop());

it('writes a schema again that someone changed', async () => {
  const path = join(root, '.schema/site.schema.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, '{}');
  await refresh();
  expect(readFileSync(path, 'utf8')).toBe(text);
});

const firstLine = '# yaml-language-server: $schema=.schema/page.schema.json';
const files = loadSchemas();
/** The titles of schemas: they name types in code. */
const typeNames = [...JSON.stringify(files).matchAll(/"title":"([^"]+)"/g)].map(([, title]) => title);
const heading = 'heading: H';
const notice = (action: string) => `  extra:
    type: notice
    ${heading}
    message: M
    actions:
      - { label: L, ${action} }`;
const list = (type: string, items: string) => `  extra:
    type: ${type}
    ${heading}
    items: [${items}]`;

const page = (body: string) => `${firstLine}
route: /landing/
title: T
description: D
sections:
${body}
`;
const variant = (body: string) => `${firstLine}
extends: landing
route: /night/
sections:
  hero: { lead: Other words. }
${body}
`;

/** Kind, a name that exists, what it is, a part of the error for another, and where it is written. */
const references: [string, string, RegExp, string, (name: string) => string][] = [
  ['forms', 'order', /./, 'forms.yaml', (name) => notice(`form: ${name}`)],
  ['plans', 'wedding', /\$/, 'plans.yaml', (name) => notice(`form: order, plan: ${name}`)],
  ['packages', 'archive', /./, 'packages.yaml', (name) => notice(`form: order, package: ${name}`)],
  ['questions', 'proof', /\?/, 'faqs.yaml', (name) => list('faqs', name)],
  ['reviews', 'bruno', /./, 'testimonials.yaml', (name) => list('testimonials', name)],
  ['samples', 'letterhead', /./, 'samples.yaml', (name) => list('samples-carousel', name)],
  ['routes', '/samples/', /, at /, 'No page', (name) => notice(`link: ${name}`)],
  ['sections of other pages', '/faqs/#faqs', /section/, 'No page', (name) => notice(`link: "${name}"`)],
  ['anchors', 'reviews', /section/, 'This page has no section', (name) => notice(`anchor: ${name}`)],
  [
    'pictures',
    'samples/printer.webp',
    /px/,
    'no such file',
    (name) => `  extra:
    type: gallery
    ${heading}
    shape: page
    items:
      - { title: T, image: { src: ${name}, alt: A } }`,
  ],
];

const kinds = references.flatMap(([kind, name, words, error, written]) =>
  [page, variant].map((file) => ({
    kind,
    in: file.name,
    name,
    words,
    error,
    text: (one: string) => file(written(one)),
  })),
);

describe('an editor', () => {
  it.each(kinds)('knows $kind in a $in', async ({ name, words, error, text }) => {
    const [good, bad, proposals, hover] = await Promise.all([
      server.diagnose(newFile(), text(name)),
      server.diagnose(newFile(), text(`${name}x`)),
      server.complete(newFile(), text(`${name.slice(0, 1)}|>`)),
      server.hover(newFile(), text(`${name.slice(0, 1)}|>${name.slice(1)}`)),
    ]);
    expect(good).toEqual([]);
    expect(bad).toEqual([expect.stringContaining(error)]);
    const proposal = proposals.find(({ label }) => label.replaceAll('"', '') === name);
    expect(proposal?.documentation).toMatch(words);
    expect(hover).not.toBe('');
  });

  it('proposes forms in braces before anything is typed', async () => {
    // Editors close a brace when it is typed. The language server proposes nothing if a space is before the closing one.
    const text = page(notice('form: |>').replace('|> }', '|>}'));
    const proposals = await server.complete(newFile(), text);
    expect(proposals).toContainEqual({ label: 'order', documentation: 'Order from the mill' });
  });

  it('knows the pages to extend', async () => {
    const text = (base: string) => `${firstLine}\nextends: ${base}\n`;
    const [good, bad, proposals, hover] = await Promise.all([
      server.diagnose(newFile(), text('landing')),
      server.diagnose(newFile(), text('lander')),
      server.complete(newFile(), text('l|>')),
      server.hover(newFile(), text('lan|>ding')),
    ]);
    expect(good).toEqual([]);
    expect(bad).toEqual([expect.stringContaining('No page has this name.')]);
    expect(proposals).toContainEqual({
      label: 'landing',
      documentation: 'Paper worth writing on, at /landing/',
    });
    expect(hover).toContain('`landing`: Paper worth writing on');
  });

  it('knows the type of a section that a variant inherits', async () => {
    const inHero = (line: string) =>
      `${firstLine}\nextends: landing\nroute: /night/\nsections:\n  hero:\n    ${line}\n`;
    const [wrong, moved, proposals, hover] = await Promise.all([
      server.diagnose(newFile(), inHero('items: all')),
      server.diagnose(newFile(), inHero('type: faqs')),
      server.complete(newFile(), inHero('|>')),
      server.hover(newFile(), inHero('le|>ad: Other words.')),
    ]);
    expect(wrong).toEqual(['6: Property items is not allowed.']);
    expect(moved).toEqual([expect.stringContaining('This section is of type hero.')]);
    const labels = proposals.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['headline', 'lead', 'picture', 'before']));
    expect(labels).not.toContain('items');
    expect(hover).toContain('One or two short sentences');
  });

  it('knows the sections of a base', async () => {
    const named = (id: string) => `${firstLine}\nextends: landing\nroute: /night/\nsections:\n  ${id}\n`;
    const [wrong, proposals] = await Promise.all([
      server.diagnose(newFile(), named('heros: { lead: Other words. }')),
      server.complete(newFile(), named('|>')),
    ]);
    expect(wrong).toEqual([expect.stringContaining('landing has no section with this id')]);
    expect(proposals.map(({ label }) => label)).toEqual(expect.arrayContaining(['hero', 'faqs', 'reviews']));
  });

  it('accepts links that lead somewhere, and entries in place', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a fact in a page's link.
    const links = ['/samples', '/faqs/?from=ad#faqs', 'https://x.example/', '"mailto:${email}"', '/#top'];
    const text = page(
      [
        notice(
          links
            .map((link) => `link: ${link.includes('#') ? `"${link}"` : link}`)
            .join(' }\n      - { label: L, '),
        ),
        list('faqs', 'proof, { question: Q, answer: A }').replace('extra', 'more'),
        '  others: { type: faqs, heading: H, items: { all: true, except: [proof] } }',
      ].join('\n'),
    );
    expect(await server.diagnose(newFile(), text)).toEqual([]);
  });

  it('accepts the values of a row wherever a page names something', async () => {
    const places = references.map(([, , , , written], index) =>
      written('{{name}}')
        .replace('extra', `extra-${index}`)
        .replace(/"?\{\{name\}\}"?/, '"{{name}}"'),
    );
    const look = 'form: order, look: "{{look}}", package: "{{package}}"';
    const body = ['theme: "{{theme}}"', 'sections:', ...places, notice(look)].join('\n');
    const texts = ['title: T\ndescription: D', 'extends: landing'].map(
      (more) =>
        `${firstLine}\nroute: /to/{{city}}/\n${more}\nmatrix: { values: { city: [Austin] } }\n${body}\n`,
    );
    const links = page(notice('link: "/to/{{city}}/#faqs"'));
    const [whole, variant, linked, wrong] = await Promise.all(
      [...texts, links, page(list('faqs', '"{city}"'))].map((text) => server.diagnose(newFile(), text)),
    );
    expect([whole, variant, linked]).toEqual([[], [], []]);
    expect(wrong).toEqual([expect.stringContaining('faqs.yaml has no entry')]);
  });

  it('proposes no name of a type in code', async () => {
    const inPages = [
      `${firstLine}\n|>`,
      `${firstLine}\nshare:\n  |>`,
      `${firstLine}\nthanks:\n  |>`,
      page('  |>'),
      page('  a:\n    type: faqs\n    |>'),
      page('  a:\n    type: faqs\n    items:\n      - |>'),
      page('  a:\n    type: faqs\n    items:\n      |>'),
      page(notice('|>')),
    ];
    const inSite = [
      '',
      ...['brand', 'company', 'sideTab', 'footer', 'chat', 'share'].map((key) => `${key}:\n  `),
    ];
    const inContent = collectionNames(files).map((name) => [name, '|>']);
    inContent.push(['forms', 'steps:\n    - |>'], ['sample-categories', 'samples:\n    - |>']);
    const all = await Promise.all([
      ...inPages.map((text) => server.complete(newFile(), text)),
      ...inSite.map((text) =>
        server.complete(newFile(), `# yaml-language-server: $schema=.schema/site.schema.json\n${text}|>`),
      ),
      ...inContent.map(([name, text]) =>
        server.complete(
          newFile(),
          `# yaml-language-server: $schema=.schema/content/${name}.schema.json\na:\n  ${text}`,
        ),
      ),
    ]);
    const labels = all.flat().map(({ label }) => label.replace('- (array item) ', ''));
    expect(labels).toEqual(expect.arrayContaining(['src, alt', 'question, answer', 'heading, fields']));
    for (const label of labels) {
      expect(typeNames).not.toContain(label);
      expect(label).not.toMatch(/object|[a-z][A-Z][a-z]+Section|^(?:change-of|placed|patch|new|values)-/);
    }
  });

  it('underlines nothing in the files of a company', async () => {
    const schemaOf = (path: string) => {
      if (path.startsWith('content/')) return `../.schema/${path.replace('.yaml', '.schema.json')}`;
      return path === 'site.yaml' ? '.schema/site.schema.json' : '.schema/page.schema.json';
    };
    const found = await Promise.all(
      yamlFiles(northlight).map(async (path) => {
        const text = readFileSync(join(northlight, path), 'utf8').replace(
          /(?<=\$schema=)\S+/,
          schemaOf(path),
        );
        return [path, await server.diagnose(join(root, path), text)] as const;
      }),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(([, messages]) => messages.length > 0)).toEqual([]);
  });

  it('underlines nothing in files with an older first line', async () => {
    const found = await Promise.all(
      yamlFiles(smallSite).map((path) =>
        server.diagnose(join(smallSite, path), readFileSync(join(smallSite, path), 'utf8')),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?:content\/)?[^/]+\.yaml$/.test(path));
}
