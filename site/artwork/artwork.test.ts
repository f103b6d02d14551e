import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fontBudget } from './font-faces.ts';
import { groups } from './groups.ts';
import { readManifest } from './manifest.ts';
import { fileOf, sourceHasher } from './sources.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const manifest = readManifest(project) ?? {};

describe('artwork', () => {
  it.each(Object.keys(groups))('looks for changes of %s in all that it is made from', (name) => {
    expect(manifest[name]?.from, `run "npm run artwork ${name}"`).toEqual(groups[name]?.sources);
  });

  it.each(Object.entries(groups))('lists all modules that %s imports', (_, { sources }) => {
    const listed = new Set(Object.keys(sourceHasher(project)(sources)).map(fileOf));
    const modules = [...listed].filter((path) => path.endsWith('.ts'));
    const imported = modules.flatMap((path) =>
      [...readFileSync(join(project, path), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) =>
        posix.join(posix.dirname(path), to),
      ),
    );
    const missing = imported.filter((path) => path.startsWith('site/artwork/') && !listed.has(path));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has no group in the manifest that is no longer rendered', () => {
    expect(Object.keys(manifest).filter((name) => !(name in groups))).toEqual([]);
  });

  it('weighs less than 12 MB', () => {
    const media = readdirSync(join(project, 'landing-configs/media'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = media.filter((item) => item.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(files.length).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(12_000_000);
  });

  it('keeps the fonts within their budget', async () => {
    const fonts = Object.keys(manifest.fonts?.files ?? {}).filter((path) => path.endsWith('.woff2'));
    const sizes = await Promise.all(fonts.map(async (path) => (await readFile(join(project, path))).length));
    expect(fonts).toHaveLength(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudget);
  });
});
