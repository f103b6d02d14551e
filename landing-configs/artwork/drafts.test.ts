import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readResumes } from '#artwork/resumes/render-resumes.ts';
import { drafts } from './drafts.ts';

interface Sample {
  image: { src: string };
  before?: { src: string; alt: string };
}

const configs = new URL('../', import.meta.url);
const page = parse(await readFile(new URL('resume-sample.yaml', configs), 'utf8'));
const samples: Sample[] = page.sections.samples.items;
const resumes = readResumes(fileURLToPath(new URL('artwork/resumes/', configs)));

describe('a draft', () => {
  it('is shown as the "before" of its own resume, for three people', () => {
    const pairs = samples.flatMap(({ image, before }) => (before ? [[image.src, before.src]] : []));
    expect(pairs).toEqual([...drafts.keys()].map((slug) => [`samples/${slug}.webp`, `drafts/${slug}.webp`]));
    expect(drafts.size).toBe(3);
  });

  it.each([...drafts])(
    'of the %s lists duties without a number, and ends with a line on references',
    (slug, draft) => {
      expect(JSON.stringify(draft)).not.toMatch(/[\d%$]/);
      expect(draft.closing).toMatch(/^references available upon request/i);
      const sample = samples.find(({ before }) => before?.src === `drafts/${slug}.webp`);
      expect(sample?.before?.alt).toContain(resumes.get(slug)?.basics.name);
    },
  );

  it('does not look like another one', () => {
    expect(new Set([...drafts.values()].map(({ layout }) => layout)).size).toBe(drafts.size);
  });
});
