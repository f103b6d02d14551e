import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, type ManifestEntry, readManifest } from '../../site/artwork/manifest.ts';
import { fileOf, type HashSources, hash, sourceHasher } from '../../site/artwork/sources.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { shown } from '../load/folder.ts';

/** Where pictures lie that somebody took, bought or drew elsewhere. */
const own = 'own/';

/**
 * Finds pictures that do not go with the sources they are rendered from. It compares hashes with those that the renderer
 * kept, and runs none of its code.
 * @param configs the folder of pages; only that of the project's own artwork is looked at
 * @param project the project's folder
 */
export function checkArtwork(configs: string, project: string): Problem[] {
  const manifest = readManifest(project);
  const folder = manifest && pagesFolder(manifest);
  if (!folder || !isSame(configs, join(project, folder))) return [];
  const hashSources = sourceHasher(project);
  const problems = Object.entries(manifest).flatMap(([group, entry]) => [
    ...staleProblems(project, group, entry, hashSources),
    ...fileProblems(project, group, entry),
  ]);
  return [...problems, ...strayProblems(project, `${folder}/media`, manifest)];
}

function staleProblems(
  project: string,
  group: string,
  { from, sources, files }: ManifestEntry,
  hashSources: HashSources,
): Problem[] {
  const now = hashSources(from);
  const happened = {
    changed: Object.keys(now).filter((source) => source in sources && now[source] !== sources[source]),
    added: Object.keys(now).filter((source) => !(source in sources)),
    removed: Object.keys(sources).filter((source) => !(source in now)),
  };
  const rendered = Object.keys(files);
  return Object.entries(happened).flatMap(([what, paths]) => {
    const data = { group, files: rendered, sources: paths.map(fileOf), happened: what };
    return paths.length > 0 ? [locate(finding('StalePicture', data, []), [at(project, rendered[0])])] : [];
  });
}

function fileProblems(project: string, group: string, { files }: ManifestEntry): Problem[] {
  return Object.entries(files).flatMap(([file, expected]) => {
    const content = contentOf(join(project, file));
    if (content && hash(content) === expected) return [];
    const code = content ? 'ChangedPicture' : 'LostPicture';
    return [locate(finding(code, { group, file }, []), [at(project, file)])];
  });
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function strayProblems(project: string, media: string, manifest: Manifest): Problem[] {
  const known = new Set(Object.values(manifest).flatMap(({ files }) => Object.keys(files)));
  return readdirSync(join(project, media), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => shownFrom(project, join(item.parentPath, item.name)))
    .filter((file) => !known.has(file) && !file.startsWith(`${media}/${own}`))
    .sort()
    .map((file) =>
      locate(finding('StrayPicture', { file, own: `${media}/${own}` }, []), [at(project, file)]),
    );
}

function shownFrom(project: string, path: string): string {
  return path.slice(join(project, '/').length).replaceAll('\\', '/');
}

/** A picture as a place: it has no lines to show. */
function at(project: string, file = ''): { file: string; text: '' } {
  return { file: shown(join(project, file)), text: '' };
}

/** The folder whose `media` the pictures lie in. */
function pagesFolder(manifest: Manifest): string | undefined {
  const files = Object.values(manifest).flatMap((entry) => Object.keys(entry.files));
  return files.flatMap((file) => /^(.+?)\/media\//.exec(file)?.[1] ?? [])[0];
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}
