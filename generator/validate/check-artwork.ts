import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ArtworkFolder, companyArtwork } from '../artwork/folder.ts';
import { type Manifest, type ManifestEntry, readManifest } from '../artwork/manifest.ts';
import { fileOf, type Hashes, hash, sourceHasher } from '../artwork/sources.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import { displayPath } from '../paths.ts';

/** Pictures that come from elsewhere: photos, purchases, drawings by hand. */
const own = 'own/';

/**
 * Finds pictures that do not match the sources they are rendered from. It compares hashes with those in the manifest, and
 * runs no code of the company's.
 * @param folder by default the company's artwork, which it can do without
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
  const happened = {
    changed: Object.keys(now).filter((source) => source in sources && now[source] !== sources[source]),
    added: Object.keys(now).filter((source) => !(source in sources)),
    removed: Object.keys(sources).filter((source) => !(source in now)),
  };
  const rendered = Object.keys(files).map((file) => shownIn(folder, file));
  return Object.entries(happened).flatMap(([what, names]) => {
    if (names.length === 0) return [];
    const paths = [...new Set(names.map((source) => displayPath(fileOf(source, folder))))];
    const data = { ...groupIn(folder, group), files: rendered, sources: paths, happened: what };
    return [locate(finding('StalePicture', data, []), [{ file: rendered[0] ?? paths[0] ?? '', text: '' }])];
  });
}

function fileProblems(folder: ArtworkFolder, group: string, { files }: ManifestEntry): Problem[] {
  return Object.entries(files).flatMap(([path, expected]) => {
    const content = contentOf(join(folder.root, path));
    if (content && hash(content) === expected) return [];
    const code = content ? 'ChangedPicture' : 'LostPicture';
    const file = shownIn(folder, path);
    return [locate(finding(code, { ...groupIn(folder, group), file }, []), [{ file, text: '' }])];
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
  // The engine's pictures are next to its code.
  if (output === '' || !existsSync(join(root, output))) return [];
  return readdirSync(join(root, output), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(root, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .filter((path) => !known.has(path) && !path.startsWith(`${output}/${own}`))
    .sort()
    .map((path) => {
      const file = shownIn(folder, path);
      const data = { file, artwork: shownIn(folder, artwork), own: shownIn(folder, `${output}/${own}`) };
      return locate(finding('StrayPicture', data, []), [{ file, text: '' }]);
    });
}

const shownIn = ({ root }: ArtworkFolder, path: string) => displayPath(join(root, path));

/** What messages say about a group. */
const groupIn = (folder: ArtworkFolder, group: string) => ({
  group,
  artwork: shownIn(folder, folder.artwork),
  configs: displayPath(folder.root),
});
