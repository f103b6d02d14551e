import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fontBudget } from './font-faces.ts';
import { groups } from './groups.ts';
import { hash, hashSources, readManifest, root } from './manifest.ts';

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
