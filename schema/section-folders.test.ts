import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderSection } from '../site/render.tsx';
import { sectionData } from '../site/sections/section-data.ts';
import { sectionViews } from '../site/sections/section-list.ts';
import { defaultLooks } from '../site/sections/section-styles.ts';
import { editorBundles } from './editor/editor-bundles.ts';
import { sampleProps } from './fixtures/sample-props.ts';
import type { SectionType } from './generated/types.ts';
import { loadSchemas, schemaAt, sectionTypes } from './load-schemas.ts';
import { namesOf } from './new-section/new-section.ts';
import { templateSchema } from './new-section/templates.ts';

const files = loadSchemas();
const types = sectionTypes(files);
const isValidPage = new Ajv({ strict: false, validateFormats: false }).compile(
  editorBundles(files).get('page.schema.json') as object,
);
const sectionsFolder = fileURLToPath(new URL('../site/sections', import.meta.url));
const readFileOf = (type: string, name: string) => readFileSync(join(sectionsFolder, type, name), 'utf8');

it('every section schema has a folder and a view, and vice versa', () => {
  const folders = readdirSync(sectionsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(types.toSorted());
  expect(Object.keys(sectionViews).sort()).toEqual(types.toSorted());
});

it('the list of section data matches the files in section folders', () => {
  const files = { anchors: 'anchors.ts', structuredData: 'structured-data.ts' };
  const found = types.flatMap((type) =>
    Object.entries(files).flatMap(([key, file]) =>
      existsSync(join(sectionsFolder, type, file)) ? [`${type} ${key}`] : [],
    ),
  );
  const listed = Object.entries(sectionData).flatMap(([type, data]) =>
    Object.keys(data).map((key) => `${type} ${key}`),
  );
  expect(listed.sort()).toEqual(found.sort());
});

it('the style sheet for unusual media imports those of all section folders', () => {
  const sheet = readFileSync(join(sectionsFolder, '../theme/unusual-media.css'), 'utf8');
  const found = globSync('*/{print,forced-colors}.css', { cwd: sectionsFolder });
  expect(found.filter((path) => !sheet.includes(`@import '../sections/${path}' `))).toEqual([]);
});

describe.each(types)('the name %s', (type) => {
  it("is the type in the schema, and the source of the schema's title", () => {
    const schema = loadSchemas().find(({ path }) => path === `sections/${type}.schema.json`)?.schema;
    expect(schema?.properties?.type?.const).toBe(type);
    const pascal = type.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());
    expect(schema?.title).toBe(`${pascal}Section`);
    expect(schema?.required).toContain('type');
  });

  it("is described in the schema without the template's sentences", () => {
    const schema = schemaAt(files, `sections/${type}.schema.json`);
    const template = templateSchema(namesOf(type));
    expect(schema.description).not.toBe(template.description);
    expect(schema.properties?.type?.description).not.toBe(template.properties?.type?.description);
  });

  it('is the name of the view and the style sheet', () => {
    for (const file of [`${type}.tsx`, `${type}.css`, 'example.yaml'])
      expect([file, existsSync(join(sectionsFolder, type, file))]).toEqual([file, true]);
  });

  it('is a class in every selector of the style sheets', () => {
    const sheets = readdirSync(join(sectionsFolder, type)).filter((name) => name.endsWith('.css'));
    const whole = sheets.map((name) => readFileOf(type, name).replace(/@import [^;]*;/g, '')).join('\n');
    const selectors = topSelectors(whole.replace(/\/\*[\s\S]*?\*\//g, ''));
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => !new RegExp(`\\.${type}(?![\\w-])`).test(selector))).toEqual([]);
  });

  it('has a style sheet for each look and the same default look as the schema', () => {
    const schema = loadSchemas().find(({ path }) => path === `sections/${type}.schema.json`)?.schema;
    const look = schema?.properties?.look;
    for (const name of look?.enum ?? []) expect(readFileOf(type, `${name}.css`)).not.toBe('');
    expect((defaultLooks as Record<string, string>)[type]).toBe(look?.default);
  });

  it('is the class of the root element, which has the id of the section', () => {
    const section = { id: 'shown-here', type: type as SectionType, props: sampleProps(files, type).props };
    const html = renderSection(section);
    // React hoists the preload of an image to the top.
    const elements = parseFragment(html)
      .childNodes.filter((node) => 'tagName' in node)
      .filter(({ tagName }) => tagName !== 'link');
    expect(elements).toHaveLength(1);
    const attributes = new Map(elements[0]?.attrs.map(({ name, value }) => [name, value]));
    expect(attributes.get('class')?.split(' ')).toContain(type);
    expect(attributes.get('id')).toBe('shown-here');
    const label = attributes.get('aria-labelledby');
    if (label !== undefined) expect(html).toContain(`id="${label}"`);
    expect(renderSection(section)).toBe(html);
  });

  it('is the type of an example that its schema allows', () => {
    const example = parse(readFileOf(type, 'example.yaml'));
    expect(example.type).toBe(type);
    const page = { route: '/try/', title: 'Try', description: 'Try it.', sections: { one: example } };
    expect([isValidPage(page), isValidPage.errors]).toEqual([true, null]);
  });
});

/** The top-level selectors, including those inside conditions such as `@media`. */
function topSelectors(css: string): string[] {
  const selectors: string[] = [];
  const open: ('rule' | 'condition')[] = [];
  for (const [, head = '', mark = ''] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const isCondition = /^\s*@(media|supports|container|layer)/.test(head);
    if (!isCondition && !open.includes('rule') && !head.trim().startsWith('@'))
      selectors.push(...head.split(/,(?![^(]*\))/).map((one) => one.trim()));
    open.push(isCondition ? 'condition' : 'rule');
  }
  return selectors;
}
