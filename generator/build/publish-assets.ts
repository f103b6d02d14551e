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
  /** What pages show. */
  pictures: Iterable<PictureFile>;
  /** Name -> stamp of what the last build left; whatever is otherwise by now is written again. */
  before: Record<string, string>;
  progress: (text: string) => void;
}

/** Puts the site's own files and the pictures where pages will find them. Their names carry hashes, so no page loses one. */
export async function publishAssets(options: PublishAssetsOptions): Promise<void> {
  const { out, bundle, pictures, before, progress } = options;
  const target = join(out, 'assets');
  mkdirSync(target, { recursive: true });
  removeStaleFiles(target, partFiles);
  const isCurrent = (name: string) =>
    Object.hasOwn(before, name) && stamp(join(target, name)) === before[name];
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
