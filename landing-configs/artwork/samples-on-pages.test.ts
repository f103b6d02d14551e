import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readResumes, resumePage } from '#artwork/resumes/render-resumes.ts';

interface Section {
  type: string;
  items?: 'all' | string[];
  categories?: string[];
  image?: { src: string; alt: string };
  results?: { value: string; pending?: boolean }[];
}
type Content = Record<string, object>;

const configs = new URL('../', import.meta.url);
const readYaml = async (name: string) => parse(await readFile(new URL(name, configs), 'utf8'));

const samples: Content = await readYaml('content/samples.yaml');
const categories: Content = await readYaml('content/sample-categories.yaml');
const resumes = readResumes(fileURLToPath(new URL('artwork/resumes/', configs)));
const files = (await readdir(configs)).filter((name) => name.endsWith('.yaml') && name !== 'site.yaml');
const pages = await Promise.all(
  files.map(async (name): Promise<[string, Section[]]> => {
    const sections: (Section | null)[] = Object.values((await readYaml(name)).sections ?? {});
    return [name, sections.filter((section) => section !== null)];
  }),
);
const bands = pages.flatMap(([name, sections]) =>
  sections.filter(({ type }) => type === 'ats-band').map((band): [string, Section] => [name, band]),
);

/** Replaces the names of shared entries in a section with the entries. */
function expand(section: Section): unknown {
  if (section.type === 'samples-carousel') return entries(samples, section.items ?? 'all');
  if (section.type === 'resume-samples') return entries(categories, section.categories ?? 'all');
  return section;
}

function entries(content: Content, names: 'all' | string[]): unknown[] {
  return names === 'all' ? Object.values(content) : names.map((name) => content[name]);
}

function samplesIn(sections: readonly Section[]): string[] {
  const text = JSON.stringify(sections.map(expand));
  return [...text.matchAll(/samples\/([\w-]+)\.webp/g)].map(([, slug = '']) => slug);
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('samples on pages', () => {
  it.each(pages)('do not repeat on %s', (_, sections) => {
    expect(repeated(samplesIn(sections))).toEqual([]);
  });

  it('are found by shared entry and by picture path', () => {
    const count = (name: string) => samplesIn(new Map(pages).get(name) ?? []).length;
    expect([count('lp8.yaml'), count('home.yaml'), count('resume-sample.yaml')]).toEqual([6, 16, 6]);
  });

  it('each appear on some page', () => {
    const shown = new Set(pages.flatMap(([, sections]) => samplesIn(sections)));
    expect([...resumes.keys()].filter((slug) => !shown.has(slug))).toEqual([]);
  });
});

describe('the ats-band section', () => {
  it('shows a different person on every page', () => {
    expect(bands.length).toBeGreaterThan(2);
    expect(repeated(samplesIn(bands.map(([, band]) => band)))).toEqual([]);
  });

  it.each(bands)('lists in %s only terms from the resume', async (_, band) => {
    const resume = resumes.get(samplesIn([band])[0] ?? '');
    if (!resume) throw new Error('The picture does not belong to a resume.');
    const text = resumePage(resume)
      .replace(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
      .toLowerCase();
    const found = band.results?.filter(({ pending }) => !pending).map(({ value }) => value) ?? [];
    expect(found.filter((value) => !text.includes(value.toLowerCase()))).toEqual([]);
    expect(band.image?.alt).toContain(resume.basics.name);
  });
});
