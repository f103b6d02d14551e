import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ArtworkFolder, companyArtwork } from '../artwork/folder.ts';
import { type Manifest, type ManifestEntry, readManifest } from '../artwork/manifest.ts';
import { fileOf, type Hashes, hash, sourceHasher } from '../artwork/sources.ts';
import { fileProblem } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';

/** Pictures that no group renders: photos, purchases, hand drawings. */
const own = 'own/';

/**
 * Finds pictures that do not match their sources, by comparing hashes with the manifest. It runs none of the company's code.
 * @param folder defaults to the company's artwork; a company without artwork passes
 */
export function checkArtwork(configs: string, folder = companyArtwork(configs)): Problem[] {
  const manifest = readManifest(folder);
  if (!manifest) return [];
  const hashSources = sourceHasher(folder);
  const problems = Object.entries(manifest).flatMap(([group, entry]) => [
    ...staleProblems(folder, group, entry, hashSources(entry.from)),
    ...fileProblems(folder, group, entry),
  ]);
  return [...problems, ...strayProblems(folder, manifest)];
}

function staleProblems(folder: ArtworkFolder, group: string, entry: ManifestEntry, now: Hashes): Problem[] {
  const { sources, files } = entry;
  const changes = {
    changed: Object.keys(now).filter((source) => source in sources && now[source] !== sources[source]),
    added: Object.keys(now).filter((source) => !(source in sources)),
    removed: Object.keys(sources).filter((source) => !(source in now)),
  };
  const rendered = Object.keys(files).map((file) => shownIn(folder, file));
  return Object.entries(changes).flatMap(([change, names]) => {
    if (names.length === 0) return [];
    const paths = [...new Set(names.map((source) => displayPath(fileOf(source, folder))))];
    const data = { ...groupIn(folder, group), files: rendered, sources: paths, change };
    return [fileProblem(rendered[0] ?? paths[0] ?? '', 'StalePicture', data)];
  });
}

function fileProblems(folder: ArtworkFolder, group: string, { files }: ManifestEntry): Problem[] {
  return Object.entries(files).flatMap(([path, expected]) => {
    const content = contentOf(join(folder.root, path));
    if (content && hash(content) === expected) return [];
    const code = content ? 'ChangedPicture' : 'MissingPicture';
    const file = shownIn(folder, path);
    return [fileProblem(file, code, { ...groupIn(folder, group), file })];
  });
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function strayProblems(folder: ArtworkFolder, manifest: Manifest): Problem[] {
  const { root, output, artwork } = folder;
  const known = new Set(Object.values(manifest).flatMap(({ files }) => Object.keys(files)));
  // The engine's pictures share their folders with code.
  if (output === '' || !existsSync(join(root, output))) return [];
  return readdirSync(join(root, output), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(root, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .filter((path) => !known.has(path) && !path.startsWith(`${output}/${own}`))
    .sort()
    .map((path) => {
      const file = shownIn(folder, path);
      const data = { file, artwork: shownIn(folder, artwork), own: shownIn(folder, `${output}/${own}`) };
      return fileProblem(file, 'StrayPicture', data);
    });
}

const shownIn = ({ root }: ArtworkFolder, path: string) => displayPath(join(root, path));

/** The data that messages need about a group. */
const groupIn = (folder: ArtworkFolder, group: string) => ({
  group,
  artwork: shownIn(folder, folder.artwork),
  configs: displayPath(folder.root),
});
