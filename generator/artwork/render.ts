/**
 * Renders a company's pictures, all or only some groups: `npm run artwork`, `npm run artwork samples share`.
 * `--engine` renders the artwork that all companies share.
 */

import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultConfigs } from '../paths.ts';
import { readCompany } from './company.ts';
import { companyArtwork, engineArtwork, toolFolder } from './folder.ts';
import type { ArtworkGroups } from './group.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { hash, sourceHasher } from './sources.ts';

const { values, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: { configs: { type: 'string', default: defaultConfigs }, engine: { type: 'boolean' } },
});
const configs = resolve(values.configs);
const folder = values.engine ? engineArtwork : companyArtwork(configs);
const entry = join(folder.root, folder.artwork, 'groups.ts');
if (!existsSync(entry)) fail(`${entry} is missing. It lists the groups of pictures to render.`);

// Resolves `#artwork/` imports from company folders outside the project, too.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('#artwork/')
      ? next(pathToFileURL(join(toolFolder, specifier.slice('#artwork/'.length))).href, context)
      : next(specifier, context),
});
const { groups } = (await import(pathToFileURL(entry).href)) as { groups: ArtworkGroups };
const unknown = selected.filter((name) => !(name in groups));
if (unknown.length > 0)
  fail(`Unknown artwork: ${unknown.join(', ')}. Available groups: ${Object.keys(groups).join(', ')}.`);

const company = readCompany(configs);
const hashSources = sourceHasher(folder);
const before = readManifest(folder) ?? {};
const entries = Object.keys(groups).flatMap((name) => (before[name] ? [[name, before[name]] as const] : []));
const manifest: Manifest = Object.fromEntries(entries);
for (const [name, { sources, render }] of Object.entries(groups)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const rendered = [...(await render(company))].map(
    ([path, content]) => [join(folder.output, path), content] as const,
  );
  for (const [path, content] of rendered) {
    await mkdir(dirname(join(folder.root, path)), { recursive: true });
    await writeFile(join(folder.root, path), content);
    console.log(path.padEnd(60), String(Buffer.byteLength(content)).padStart(7));
  }
  const files = Object.fromEntries(rendered.map(([path, content]) => [path, hash(content)]));
  // Pictures of deleted sources are removed.
  for (const path of Object.keys(before[name]?.files ?? {}))
    if (!(path in files)) await rm(join(folder.root, path), { force: true });
  manifest[name] = { from: sources, sources: hashSources(sources), files };
  writeManifest(folder, manifest);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
