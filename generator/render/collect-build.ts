import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../lib/folder.ts';
import { compressed } from '../write/compress.ts';
import { bridgeEntries, inlinedEntries, pageEntries, portalEntries } from './entry-points.ts';

const parts = ['server', 'client', 'portal', 'bridge'];

/** Moves the output of the four builds to where `loadSiteBundle` reads it, and compresses the assets. */
export function collectBuild(folder: string): void {
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const part of parts) {
    for (const name of namesIn(join(folder, part, 'assets'))) {
      // The renderer's own chunks are not for browsers.
      const isForBrowsers = part !== 'server' || !name.endsWith('.js');
      if (isForBrowsers) renameSync(join(folder, part, 'assets', name), join(assets, name));
    }
  }
  renameSync(join(folder, 'server', 'render.mjs'), join(folder, 'render.mjs'));
  const fileOf = (entry: string) =>
    namesIn(assets).find((name) => new RegExp(`^${entry}-[\\w-]{8}\\.js$`).test(name)) ?? '';
  const inlined = Object.keys({ ...inlinedEntries, ...bridgeEntries });
  for (const entry of inlined) takeInlined(join(assets, fileOf(entry)), join(folder, `${entry}.js`));
  const loaded = Object.keys({ ...pageEntries, ...portalEntries }).filter(
    (entry) => !inlined.includes(entry),
  );
  const urls = loaded.map((entry) => [entry, `/assets/${fileOf(entry)}`]);
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(Object.fromEntries(urls)));
  for (const name of namesIn(assets)) if (/\.(js|css|svg|json)$/.test(name)) compress(join(assets, name));
  for (const part of parts) rmSync(join(folder, part), { recursive: true, force: true });
}

/** Moves a script that pages inline, without the comment that names its source map. */
function takeInlined(file: string, target: string): void {
  writeFileSync(target, readFileSync(file, 'utf8').replace(/(\/\/# .*)?\s*$/, ''));
  rmSync(file);
}

function compress(file: string): void {
  for (const format of ['br', 'gz'] as const)
    writeFileSync(`${file}.${format}`, compressed(readFileSync(file), format));
}
