import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { systemErrorReason } from '../../errors/system-error.ts';
import { namesIn, pathsBelow } from '../../lib/folder.ts';
import { partOf } from '../../write/atomic-write.ts';
import { partFiles, removeStaleFiles } from '../../write/stale-files.ts';
import { PictureError } from './picture-error.ts';

/** Where authors' own pictures are in a media folder; `check` reports files elsewhere that no artwork renders. */
export const ownFolder = 'own';

/**
 * Stores a picture in a media folder, which is created in its parent: on disk and complete, or not at all. What a killed process left behind is removed by the
 * next call. The same picture is stored once, under its first name; another one of the same name gets `-2`.
 * @param media the folder
 * @param name without a folder, such as `team.jpg`
 * @returns its path below the folder
 * @throws PictureError if the disk is full or cannot be written, or the parent is gone
 */
export async function storePicture(media: string, name: string, bytes: Uint8Array): Promise<string> {
  try {
    const folder = join(media, ownFolder);
    // Not the folder of pages itself: if that is gone, an empty one would look as if someone had deleted all pages.
    for (const path of [media, folder]) await mkdir(path).catch(ignoreExisting);
    removeStaleFiles(folder, partFiles);
    return (
      (await samePicture(media, extname(name), bytes)) ?? `${ownFolder}/${await addFile(folder, name, bytes)}`
    );
  } catch (cause) {
    const reason = systemErrorReason(cause);
    if (reason === undefined) throw cause;
    throw new PictureError(
      'disk',
      `The picture was not stored, because its folder ${reason}. Send it again once that is fixed.`,
      {
        cause,
      },
    );
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function samePicture(media: string, ending: string, bytes: Uint8Array): Promise<string | undefined> {
  for (const path of pathsBelow(media).filter((one) => extname(one) === ending)) {
    const file = join(media, path);
    const { size } = await stat(file).catch(() => ({ size: -1 }));
    if (size === bytes.byteLength && (await readFile(file)).equals(bytes)) return path;
  }
  return undefined;
}

/** @returns the name that the file got */
async function addFile(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const part = partOf(join(folder, name));
  try {
    await writeDurably(part, bytes);
    const free = await linkFree(part, folder, name);
    await rm(part);
    await syncFolder(folder);
    return free;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Gives the file the first free name. A link, unlike a rename, never replaces a file that another process has just written. */
async function linkFree(part: string, folder: string, name: string): Promise<string> {
  const ending = extname(name);
  const base = name.slice(0, -ending.length);
  // On other systems, `Team.jpg` and `team.jpg` are one file.
  const taken = new Set(namesIn(folder).map((one) => one.toLowerCase()));
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${base}-${count}${ending}`;
    if (taken.has(free)) continue;
    try {
      await link(part, join(folder, free));
      return free;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is durable once its folder is. Windows cannot open folders, and needs no sync. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  try {
    await folder?.sync();
  } finally {
    await folder?.close();
  }
}
