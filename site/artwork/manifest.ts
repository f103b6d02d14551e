/** What was rendered from what: manifest.json holds a hash of each group's sources and of each of its files. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';

export interface ManifestEntry {
  sources: string;
  files: Record<string, string>;
}
export type Manifest = Record<string, ManifestEntry>;

const here = new URL('./', import.meta.url);
const manifestFile = new URL('manifest.json', here);

export const root = new URL('../../', import.meta.url);

export function hash(...contents: (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const content of contents) digest.update(content);
  return digest.digest('hex').slice(0, 16);
}

/** One hash over files and folders of this folder: their names and contents, tests left out. */
export async function hashSources(sources: readonly string[]): Promise<string> {
  const names: string[] = [];
  for (const source of sources) {
    const isFolder = (await stat(new URL(source, here))).isDirectory();
    if (isFolder) names.push(...(await readdir(new URL(source, here))).map((name) => `${source}/${name}`));
    else names.push(source);
  }
  const kept = [...new Set(names)].filter((name) => !name.includes('.test.')).sort();
  const contents = await Promise.all(kept.map((name) => readFile(new URL(name, here))));
  return hash(...kept.flatMap((name, index) => [name, contents[index] ?? '']));
}

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}
