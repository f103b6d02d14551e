/** Renders all artwork, or only the groups named: `npm run artwork`, `npm run artwork samples share`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groups } from './groups.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { hash, sourceHasher } from './sources.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`Unknown artwork: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}

const before = readManifest(project) ?? {};
const entries = Object.keys(groups).flatMap((name) => (before[name] ? [[name, before[name]] as const] : []));
const manifest: Manifest = Object.fromEntries(entries);
for (const [name, { sources, render }] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const files = await render();
  for (const [path, content] of files) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content);
    console.log(path.padEnd(60), String(Buffer.byteLength(content)).padStart(7));
  }
  // What a source that is gone was drawn into goes, too.
  for (const path of Object.keys(before[name]?.files ?? {}))
    if (!files.has(path)) await rm(join(project, path), { force: true });
  manifest[name] = {
    from: sources,
    sources: sourceHasher(project)(sources),
    files: Object.fromEntries([...files].map(([path, content]) => [path, hash(content)])),
  };
  writeManifest(project, manifest);
}
