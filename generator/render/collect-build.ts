import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../lib/folder.ts';
import { compressed } from '../write/compress.ts';
import { pageEntries, portalEntries } from './entry-points.ts';

const parts = ['server', 'client', 'portal'];

/** Moves the output of the three builds to where `loadSiteBundle` reads it, and compresses the assets. */
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
  inlineBoot(join(assets, fileOf('boot')), join(folder, 'boot.js'));
  const { boot: _inlined, ...loaded } = { ...pageEntries, ...portalEntries };
  const urls = Object.keys(loaded).map((entry) => [entry, `/assets/${fileOf(entry)}`]);
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(Object.fromEntries(urls)));
  for (const name of namesIn(assets)) if (/\.(js|css|svg|json)$/.test(name)) compress(join(assets, name));
  for (const part of parts) rmSync(join(folder, part), { recursive: true, force: true });
}

/** The boot script is inlined in pages, without the comment that names its source map. */
function inlineBoot(file: string, target: string): void {
  writeFileSync(target, readFileSync(file, 'utf8').replace(/(\/\/# .*)?\s*$/, ''));
  rmSync(file);
}

function compress(file: string): void {
  for (const format of ['br', 'gz'] as const)
    writeFileSync(`${file}.${format}`, compressed(readFileSync(file), format));
}
