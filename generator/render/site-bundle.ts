import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteAssets } from '../../site/document.ts';
import type { Renderer } from '../../site/renderer.ts';
import { namesIn } from '../lib/folder.ts';
import { cacheFolder } from '../paths.ts';
import { uniqueTag } from '../write/atomic-write.ts';
import { removeStaleFiles } from '../write/stale-files.ts';
import { buildSite } from './build-site.ts';

/** The built code of the site: the renderer for this process, and the files for browsers. */
export interface SiteBundle {
  render: Renderer;
  boot: string;
  firstPaint: string;
  urlParams: string;
  /** Runs in the studio's frame in front of a page. */
  bridge: string;
  /** URL of the module that hydrates islands. */
  runtime: string;
  /** URL of the app for the pay page and the staff pages. */
  portal: string;
  /** URLs of the modules that pages load once they are usable. */
  lazyModules: SiteAssets['lazyModules'];
  /** Folder of the hashed files and their compressed versions, copied to `assets/`. */
  assetFolder: string;
  assetNames: string[];
}

/** Builds the site's code with Vite, or loads the cached build. @param fingerprint identifies the code */
export async function loadSiteBundle(fingerprint: string): Promise<SiteBundle> {
  const parent = join(cacheFolder, 'site');
  const folder = join(parent, fingerprint);
  removeStaleFiles(parent, /\.(\d+)(?:-\w+)?$/);
  if (!existsSync(folder)) {
    const work = `${folder}.${uniqueTag()}`;
    await buildSite(work);
    moveOrDiscard(work, folder);
    deleteOldBuilds(parent, fingerprint);
  }
  const assetFolder = join(folder, 'assets');
  const { runtime, portal, ...lazyModules } = JSON.parse(readFileSync(join(folder, 'entries.json'), 'utf8'));
  return {
    render: await import(pathToFileURL(join(folder, 'render.mjs')).href),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    firstPaint: classicScript(join(folder, 'first-paint.js')),
    urlParams: classicScript(join(folder, 'url-params.js')),
    bridge: classicScript(join(folder, 'studio-bridge.js')),
    runtime,
    portal,
    lazyModules,
    assetFolder,
    assetNames: readdirSync(assetFolder),
  };
}

/** The code of a script that runs while the page is parsed. Its names would otherwise be global. */
function classicScript(file: string): string {
  return `(()=>{${readFileSync(file, 'utf8')}})()`;
}

/** If another process has finished the same build first, its result is used. */
function moveOrDiscard(work: string, folder: string): void {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(work, { recursive: true });
  }
}

/** Keeps the latest builds, which makes switching between branches fast. */
function deleteOldBuilds(parent: string, current: string): void {
  const modified = (name: string) => statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = namesIn(parent)
    .filter((name) => name !== current && !name.includes('.'))
    .sort((a, b) => modified(b) - modified(a));
  // Another running build may still read a recent one.
  const unused = others.slice(3).filter((name) => Date.now() - modified(name) > 600_000);
  for (const name of unused) rmSync(join(parent, name), { recursive: true, force: true });
}
