import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { fontBudget } from './font-faces.ts';
import { groups } from './groups.ts';
import { hash, hashSources, readManifest, root } from './manifest.ts';
import resumeSchema from './resume.schema.json' with { type: 'json' };
import { readResumes } from './samples.ts';

const manifest = await readManifest();
const rerender = (group: string) => `out of date: run "npm run artwork ${group}" and commit what it writes`;

describe('artwork', () => {
  it.each(Object.keys(groups))('renders %s from the sources as they are now', async (name) => {
    expect(manifest[name]?.sources, rerender(name)).toBe(await hashSources(groups[name]?.sources ?? []));
  });

  it.each(Object.entries(manifest))('keeps every file of %s as it was rendered', async (name, { files }) => {
    for (const [path, expected] of Object.entries(files)) {
      expect(hash(await readFile(new URL(path, root))), `${path} is ${rerender(name)}`).toBe(expected);
    }
  });

  it('has no group in the manifest that is no longer rendered', () => {
    expect(Object.keys(manifest).filter((name) => !(name in groups))).toEqual([]);
  });

  it('keeps the fonts within their budget', async () => {
    const fonts = Object.keys(manifest.fonts?.files ?? {}).filter((path) => path.endsWith('.woff2'));
    const sizes = await Promise.all(fonts.map(async (path) => (await readFile(new URL(path, root))).length));
    expect(fonts).toHaveLength(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudget);
  });
});

describe('resume samples', async () => {
  const validate = new Ajv2020({ allErrors: true }).compile(resumeSchema);
  const resumes = [...(await readResumes())];

  it.each(resumes)('%s has the shape of JSON Resume', (_, resume) => {
    validate(resume);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('says what is missing when a resume lacks its dates', () => {
    const [, first] = resumes[0] ?? [];
    const broken = { ...first, work: [{ name: 'Somewhere', position: 'Someone' }] };
    expect(validate(broken)).toBe(false);
    expect(validate.errors?.[0]?.message).toContain('startDate');
  });

  it.each(resumes)('%s has a picture', (slug) => {
    expect(Object.keys(manifest.samples?.files ?? {})).toContain(
      `landing-configs/media/samples/${slug}.webp`,
    );
  });

  it.each(resumes)('%s proves most of its bullets with a number', (_, resume) => {
    const bullets = resume.work.flatMap((work) => work.highlights ?? []);
    const withNumber = bullets.filter((bullet) =>
      /\d|\b(two|three|four|five|six|seven|eight|nine|ten)\b/i.test(bullet),
    );
    expect(withNumber.length / bullets.length).toBeGreaterThan(0.6);
  });
});
