import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the finished pictures live. */
export const media = new URL('../../landing-configs/media/', import.meta.url);

/** Writes pictures by their path under landing-configs/media and prints each one's weight in bytes. */
export async function writeMedia(files: Map<string, string | Buffer>): Promise<void> {
  for (const [name, content] of files) {
    const target = fileURLToPath(new URL(name, media));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    console.log(name.padEnd(40), Buffer.byteLength(content));
  }
}
