import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodePictures } from '../images/encode-pictures.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { cacheFolder } from '../paths.ts';
import { stamp } from '../render/fingerprint.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import { copyWhole } from '../write/atomic-write.ts';
import { partFiles, removeStaleFiles } from '../write/stale-files.ts';

export interface PublishAssetsOptions {
  out: string;
  bundle: SiteBundle;
  /** The pictures that pages use. */
  pictures: Iterable<PictureFile>;
  /** Name -> stamp after the last build. Files with a different stamp are written again. */
  previous: Record<string, string>;
  progress: (text: string) => void;
}

/** Writes scripts, styles, fonts, and pictures. Their names contain hashes, so published pages keep their files. */
export async function publishAssets(options: PublishAssetsOptions): Promise<void> {
  const { out, bundle, pictures, previous, progress } = options;
  const target = join(out, 'assets');
  mkdirSync(target, { recursive: true });
  removeStaleFiles(target, partFiles);
  const isCurrent = (name: string) =>
    Object.hasOwn(previous, name) && stamp(join(target, name)) === previous[name];
  for (const name of bundle.assetNames)
    if (!isCurrent(name)) copyWhole(join(bundle.assetFolder, name), join(target, name));
  await encodePictures({
    files: pictures,
    target,
    isCurrent,
    cache: join(cacheFolder, 'pictures'),
    progress: (done, total) => progress(`${done}/${total}`),
  });
}
