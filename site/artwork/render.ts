/** Renders all artwork, or only the groups named: `npm run artwork`, `npm run artwork samples share`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { groups } from './groups.ts';
import { hash, hashSources, readManifest, root, writeManifest } from './manifest.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`Unknown artwork: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}

const manifest = await readManifest();
for (const [name, { sources, render }] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const files = await render();
  for (const [path, content] of files) {
    await mkdir(new URL('./', new URL(path, root)), { recursive: true });
    await writeFile(new URL(path, root), content);
    console.log(path.padEnd(60), String(Buffer.byteLength(content)).padStart(7));
  }
  const hashes = [...files].map(([path, content]) => [path, hash(content)]);
  manifest[name] = { sources: await hashSources(sources), files: Object.fromEntries(hashes) };
  await writeManifest(manifest);
}
