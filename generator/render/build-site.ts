import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { projectFolder } from '../paths.ts';
import { collectBuild } from './collect-build.ts';
import { bridgeEntries, pageEntries, portalEntries, staffFontPrefix } from './entry-points.ts';

/** Builds the renderer and the code for browsers into a folder that `loadSiteBundle` reads. */
export async function buildSite(folder: string): Promise<void> {
  // Selects React's production build regardless of the environment.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await buildAll(folder);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  collectBuild(folder);
}

async function buildAll(folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...common,
    ssr: { noExternal: true },
    // An SSR build reads this at run time, and React would render with its slow development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'site/render.tsx',
      ssrEmitAssets: true,
      ...output(folder, 'server'),
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'render.mjs', assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  });
  await build(browserConfig({ to: output(folder, 'client'), input: pageEntries, groups: pageChunks }));
  await build(
    browserConfig({
      to: output(folder, 'portal'),
      input: portalEntries,
      groups: portalChunks,
      fontPrefix: staffFontPrefix,
    }),
  );
  // By itself, so it shares no chunk with others.
  await build(browserConfig({ to: output(folder, 'bridge'), input: bridgeEntries, groups: [] }));
}

const common = { root: projectFolder, configFile: false, publicDir: false, logLevel: 'error' } as const;

const output = (folder: string, part: 'server' | 'client' | 'portal' | 'bridge') => ({
  outDir: join(folder, part),
  emptyOutDir: true,
  assetsInlineLimit: 0,
  cssMinify: 'lightningcss' as const,
});

/** Modules that share a file; see Rolldown's `output.codeSplitting`. */
interface ChunkGroup {
  name: string;
  test: RegExp;
  priority?: number;
}

/** One file for what every island needs, and one for what carousels share. */
const pageChunks: ChunkGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'carousel', test: /node_modules\/embla|site\/ui\/carousel\// },
];

/**
 * Routing, React, the code that all portal pages share, the staff pages, the pages of numbers and of experiments, the desk, and the studio,
 * without their parts that are loaded on demand. A chunk includes the imports of its modules unless a chunk of higher priority has them.
 */
const portalChunks: ChunkGroup[] = [
  {
    name: 'portal-door',
    priority: 5,
    test: /schema\/portal-routes|site\/portal\/(loader|pages|portal-site)\.ts/,
  },
  { name: 'portal-react', priority: 4, test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'portal-shared',
    priority: 3,
    test: /schema\/api\/(?!answer-words|chat|desk|experiments|mail-quotes|numbers|privacy|studio)|site\/(http|ui(?!\/(chat|lead-form))|islands|theme|portal\/ui)\/|portal\/(lazy-component|money)\.ts/,
  },
  {
    name: 'portal-staff',
    priority: 2,
    test: /site\/portal\/staff\/(?!desk\/|fonts\/script-fonts|numbers\/)/,
  },
  {
    name: 'portal-numbers',
    priority: 1,
    test: /site\/portal\/staff\/numbers\/(?!experiments\/)|schema\/api\/numbers|node_modules\/uplot/,
  },
  {
    name: 'portal-desk',
    priority: 1,
    test: /site\/portal\/staff\/desk\/(?!numbers\/|person\/)|schema\/api\/(answer-words|chat|desk|mail-quotes)|site\/ui\/chat\//,
  },
  {
    name: 'portal-experiments',
    priority: 0,
    test: /site\/portal\/staff\/numbers\/experiments\//,
  },
  { name: 'portal-studio', priority: 0, test: /site\/portal\/studio\/(?!yaml\/)|schema\/api\/studio/ },
];

interface BrowserBuild {
  to: ReturnType<typeof output>;
  input: Record<string, string>;
  groups: ChunkGroup[];
  fontPrefix?: string;
}

function browserConfig({ to, input, groups, fontPrefix = '' }: BrowserBuild): InlineConfig {
  return {
    ...common,
    build: {
      ...to,
      // Preloads an island's imports in parallel with the island.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: ({ names }) =>
            `assets/${names[0]?.endsWith('.woff2') ? fontPrefix : ''}[name]-[hash][extname]`,
          codeSplitting: { groups },
        },
      },
    },
  };
}
