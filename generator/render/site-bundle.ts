import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import type { SiteAssets } from '../../site/document.ts';
import { cacheFolder, projectFolder } from '../paths.ts';
import { uniqueTag } from '../write/atomic-write.ts';
import { compressed } from '../write/compress.ts';
import { removeLeftovers } from '../write/stale-files.ts';
import { lateSources, portalSource } from './late-sources.ts';

/** The site's own code, built: the renderer for this process, and the files that browsers fetch. */
export interface SiteBundle {
  render: typeof import('../../site/render.tsx');
  boot: string;
  /** Address of the module that hydrates islands. */
  runtime: string;
  /** Address of the app of the pay page and the staff's pages. */
  portal: string;
  /** Addresses of what pages fetch once they are usable. */
  lazyModules: SiteAssets['lazyModules'];
  /** Folder with the hashed files, compressed siblings included; copied to `assets/`. */
  assetFolder: string;
  assetNames: string[];
}

/** What browsers run first, and what they fetch by an address that stands in a page. */
const entries = { boot: '/site/islands/boot.ts', runtime: '/site/islands/runtime.ts', ...lateSources };

/** What the portal's document runs. It is built by itself, so that it takes nothing of what pages fetch apart. */
const portalEntries = { portal: portalSource };

/** Builds the site's code with Vite, unless exactly this code was built before. @param fingerprint names the code */
export async function loadSiteBundle(fingerprint: string): Promise<SiteBundle> {
  const parent = join(cacheFolder, 'site');
  const folder = join(parent, fingerprint);
  removeLeftovers(parent, /\.(\d+)(?:-\w+)?$/);
  if (!existsSync(folder)) {
    const work = `${folder}.${uniqueTag()}`;
    await buildSite(work);
    moveOrDrop(work, folder);
    forgetOthers(parent, fingerprint);
  }
  const assetFolder = join(folder, 'assets');
  const { runtime, portal, ...lazyModules } = JSON.parse(readFileSync(join(folder, 'entries.json'), 'utf8'));
  return {
    render: await import(pathToFileURL(join(folder, 'render.mjs')).href),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    runtime,
    portal,
    lazyModules,
    assetFolder,
    assetNames: readdirSync(assetFolder),
  };
}

/** Another process may have built the same code meanwhile; the first one there stays. */
function moveOrDrop(work: string, folder: string): void {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(work, { recursive: true });
  }
}

async function buildSite(folder: string): Promise<void> {
  // The production build of React, whatever the shell says.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    ...common,
    ssr: { noExternal: true },
    // A build for Node leaves this to the environment, and React would then render in its slow development form.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'site/render.tsx',
      ssrEmitAssets: true,
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: true,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        output: { entryFileNames: 'render.mjs', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  });
  await build(forBrowsers(join(folder, 'client'), entries, groups));
  await build(forBrowsers(join(folder, 'portal'), portalEntries, portalGroups));
  collect(folder);
}

const common = { root: projectFolder, configFile: false, publicDir: false, logLevel: 'error' } as const;

/** Few files: what every island needs is one, what carousels share is another. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'carousel', test: /node_modules\/embla|site\/ui\/carousel\// },
];

/**
 * Of the portal: what its door needs to know where it leads, what all its pages need, and what the staff's pages need. A
 * group takes along what its files import, unless one before it has it.
 */
const portalGroups = [
  {
    name: 'portal-door',
    priority: 3,
    test: /schema\/portal-routes|site\/portal\/(loader|pages|portal-site)\.ts/,
  },
  { name: 'portal-react', priority: 2, test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'portal-shared',
    priority: 1,
    test: /schema\/api\/|site\/(http|ui|islands|theme|portal\/ui)\/|portal\/(lazy-component|money)\.ts/,
  },
  { name: 'portal-staff', priority: 0, test: /site\/portal\/staff\// },
];

/** Which modules make one file; see `output.codeSplitting` of Rolldown. */
interface ChunkGroup {
  name: string;
  test: RegExp;
  priority?: number;
}

function forBrowsers(outDir: string, input: Record<string, string>, groups: ChunkGroup[]): InlineConfig {
  return {
    ...common,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // An island's own imports are fetched beside it and not one after another.
      modulePreload: { polyfill: false },
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups },
        },
      },
    },
  };
}

/** Puts both builds' files where `loadSiteBundle` reads them, with compressed siblings. */
function collect(folder: string): void {
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const side of sides) {
    for (const name of names(join(folder, side, 'assets'))) {
      // The renderer's own chunks run here and not in browsers.
      const isForBrowsers = side !== 'server' || !name.endsWith('.js');
      if (isForBrowsers) renameSync(join(folder, side, 'assets', name), join(assets, name));
    }
  }
  renameSync(join(folder, 'server', 'render.mjs'), join(folder, 'render.mjs'));
  const fileOf = (entry: string) =>
    names(assets).find((name) => new RegExp(`^${entry}-[\\w-]{8}\\.js$`).test(name)) ?? '';
  renameSync(join(assets, fileOf('boot')), join(folder, 'boot.js'));
  writeFileSync(
    join(folder, 'boot.js'),
    readFileSync(join(folder, 'boot.js'), 'utf8').replace(/(\/\/# .*)?\s*$/, ''),
  );
  const { boot: _inlined, ...fetched } = { ...entries, ...portalEntries };
  const addresses = Object.keys(fetched).map((entry) => [entry, `/assets/${fileOf(entry)}`]);
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(Object.fromEntries(addresses)));
  for (const name of names(assets)) if (/\.(js|css|svg|json)$/.test(name)) compress(join(assets, name));
  for (const side of sides) rmSync(join(folder, side), { recursive: true, force: true });
}

const sides = ['server', 'client', 'portal'];

function compress(file: string): void {
  for (const format of ['br', 'gz'] as const)
    writeFileSync(`${file}.${format}`, compressed(readFileSync(file), format));
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Keeps the newest few builds, so that switching between two states of the code does not build each time. */
function forgetOthers(parent: string, current: string): void {
  const age = (name: string) => statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const others = names(parent)
    .filter((name) => name !== current && !name.includes('.'))
    .sort((a, b) => age(b) - age(a));
  // A build that is running elsewhere may still read what it found.
  const unused = others.slice(3).filter((name) => Date.now() - age(name) > 600_000);
  for (const name of unused) rmSync(join(parent, name), { recursive: true, force: true });
}
