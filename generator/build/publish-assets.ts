import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteAssets } from '../brand/fonts/font-assets.ts';
import { encodePictures } from '../images/encode-pictures.ts';
import { cacheFolder } from '../paths.ts';
import { stamp } from '../render/fingerprint.ts';
import { copyWhole } from '../write/atomic-write.ts';
import { picturesOf } from '../write/manifest.ts';
import { partFiles, removeStaleFiles } from '../write/stale-files.ts';
import type { BuildJob, Progress } from './build-job.ts';
import type { BuiltPages } from './build-pages.ts';

/** Writes scripts, styles, fonts, and pictures. Their names contain hashes, so published pages keep their files. */
export async function publishAssets(
  { out, bundle, project, changes }: BuildJob,
  { records }: BuiltPages,
  progress: Progress,
): Promise<void> {
  const used = picturesOf([...changes.unchanged.values(), ...records.values()]);
  const previous = changes.previous?.assets ?? {};
  const target = join(out, 'assets');
  mkdirSync(target, { recursive: true });
  removeStaleFiles(target, partFiles);
  const isCurrent = (name: string) =>
    Object.hasOwn(previous, name) && stamp(join(target, name)) === previous[name];
  for (const [name, path] of siteAssets(bundle, project.theme.fonts))
    if (!isCurrent(name)) copyWhole(path, join(target, name));
  await encodePictures({
    files: [...project.pictures.values()].filter(({ name }) => used.has(name)),
    target,
    isCurrent,
    cache: join(cacheFolder, 'pictures'),
    progress: (done, total) => progress(`${done}/${total}`),
  });
}
