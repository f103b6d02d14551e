import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { companyArtwork } from '#artwork/folder.ts';
import { readManifest } from '#artwork/manifest.ts';
import { groups } from './groups.ts';

const configs = fileURLToPath(new URL('../', import.meta.url));
const manifest = readManifest(companyArtwork(configs)) ?? {};

describe('artwork', () => {
  it.each(Object.keys(groups))('the manifest lists all sources of %s', (name) => {
    expect(manifest[name]?.from, `run "npm run artwork ${name}"`).toEqual(groups[name]?.sources);
  });

  it('the manifest lists no removed group', () => {
    expect(Object.keys(manifest).filter((name) => !(name in groups))).toEqual([]);
  });

  it('weighs less than 12 MB', () => {
    const media = readdirSync(join(configs, 'media'), { recursive: true, withFileTypes: true });
    const files = media.filter((item) => item.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(files.length).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(12_000_000);
  });
});
