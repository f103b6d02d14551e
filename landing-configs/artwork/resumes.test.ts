import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { companyArtwork } from '#artwork/folder.ts';
import { readManifest } from '#artwork/manifest.ts';
import { readResumes } from '#artwork/resumes/render-resumes.ts';
import resumeSchema from '#artwork/resumes/resume.schema.json' with { type: 'json' };

const configs = fileURLToPath(new URL('../', import.meta.url));
const pictures = Object.keys(readManifest(companyArtwork(configs))?.samples?.files ?? {});
const resumes = [...readResumes(join(configs, 'artwork/resumes'))];

describe('a resume sample', () => {
  const validate = new Ajv2020({ allErrors: true }).compile(resumeSchema);

  it.each(resumes)('%s follows the JSON Resume schema', (_, resume) => {
    validate(resume);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('fails validation without dates', () => {
    const [, first] = resumes[0] ?? [];
    const broken = { ...first, work: [{ name: 'Somewhere', position: 'Someone' }] };
    expect(validate(broken)).toBe(false);
    expect(validate.errors?.[0]?.message).toContain('startDate');
  });

  it.each(resumes)('%s has a picture', (slug) => {
    expect(pictures).toContain(`media/samples/${slug}.webp`);
  });

  it.each(resumes)('%s has a number in most of its bullets', (_, resume) => {
    const bullets = resume.work.flatMap((work) => work.highlights ?? []);
    const withNumber = bullets.filter((bullet) =>
      /\d|\b(two|three|four|five|six|seven|eight|nine|ten)\b/i.test(bullet),
    );
    expect(withNumber.length / bullets.length).toBeGreaterThan(0.6);
  });
});

describe('the resume samples', () => {
  it('number at least forty and use at least six templates', () => {
    expect(resumes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(resumes.map(([, { meta }]) => meta.template)).size).toBeGreaterThanOrEqual(6);
  });

  it('belong to different people', () => {
    expect(repeated(resumes.map(([, { basics }]) => basics.name))).toEqual([]);
  });

  it('share no employers', () => {
    // Branches in different towns count as the same employer.
    const employers = resumes.flatMap(([, { work }]) => [
      ...new Set(work.map(({ name }) => name.split(',')[0]?.toLowerCase() ?? '')),
    ]);
    expect(repeated(employers)).toEqual([]);
  });

  it('are small enough to commit', async () => {
    const files = await Promise.all(pictures.map((path) => readFile(join(configs, path))));
    const sizes = files.map((file) => file.length);
    expect(Math.max(...sizes)).toBeLessThan(200_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_500_000);
  });
});

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
