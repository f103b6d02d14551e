import { randomBytes } from 'node:crypto';
import { join, resolve, sep } from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { createDevSite } from '../dev/dev-site.ts';
import { pagesMiddleware } from '../dev/pages-middleware.ts';
import { reloadOnChange } from '../dev/reload-on-change.ts';
import { openDevStudio, studioIsOff } from '../dev/studio/dev-studio.ts';
import { projectFolder } from '../paths.ts';
import { momentWords } from '../schedule/moment-words.ts';
import { momentNamed } from './moment-named.ts';

export interface DevOptions {
  configs: string;
  port: number;
  /** The moment to show the pages at, as in `from`; by default, now. */
  at?: string;
  /** Where the studio keeps its data; by default, the server's data folder. */
  dataDir?: string;
  /** Whether other devices in the network can open the pages. */
  isPublic?: boolean;
}

export interface DevServer {
  url: string;
  /** The addresses for other devices, if they can open the pages. */
  network?: string[];
  /** The address that opens the studio, with this run's token; missing where other devices can open the pages. */
  studio?: string;
  /** The moment that the pages are shown at, in words, unless it is now. */
  at?: string;
  close: () => Promise<void>;
}

/** Serves the pages for editing: saving a file reloads the browser, and problems are shown over the page. */
export async function dev(options: DevOptions): Promise<DevServer> {
  const { configs, port, dataDir = resolve(process.env.DATA_DIR ?? join(projectFolder, 'data')) } = options;
  const fixed = options.at === undefined ? undefined : await momentNamed(options.at, configs);
  const site = createDevSite(configs, () => fixed?.at ?? Date.now(), fixed !== undefined);
  const token = randomBytes(16).toString('hex');
  const studio = options.isPublic ? undefined : openDevStudio({ configs, dataDir }, token);
  const configureServer = (server: ViteDevServer) => {
    // In front of Vite's own, which forwards calls to the lead server.
    server.middlewares.use(studio?.middleware ?? studioIsOff);
    return () => {
      server.middlewares.use(pagesMiddleware(server, site, configs));
    };
  };
  const vite = await createServer(viteConfig(options, configureServer));
  const stopReloading = reloadOnChange(vite, site, configs);
  await vite.listen();
  const url = vite.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`;
  return {
    url,
    ...(studio && { studio: `${url}studio?token=${token}` }),
    ...(options.isPublic && { network: vite.resolvedUrls?.network ?? [] }),
    ...(fixed && { at: momentWords(fixed, 'from') }),
    close: async () => {
      stopReloading();
      studio?.stop();
      await vite.close();
    },
  };
}

const leadServer = 'http://127.0.0.1:3000';

/** Output of commands. Full paths, because a page folder can have one of these names and must be watched. */
const outputFolders = ['dist', 'data', '.cache'].map((name) => join(projectFolder, name) + sep);

/** @param configureServer adds middleware in front of Vite's own, and returns what adds it after them */
function viteConfig(
  { configs, port, isPublic = false }: DevOptions,
  configureServer: (server: ViteDevServer) => () => void,
): InlineConfig {
  const pages = resolve(configs) + sep;
  const isOutput = (path: string) => outputFolders.some((folder) => path.startsWith(folder));
  const leadsToPages = (path: string) => path.startsWith(pages) || pages.startsWith(path + sep);
  return {
    root: projectFolder,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      port,
      host: isPublic ? '0.0.0.0' : '127.0.0.1',
      // Forms work if the lead server is running.
      proxy: { '/api': leadServer, '/rafp': leadServer },
      // Pages can be in an output folder: those of tests are in the cache.
      watch: { ignored: (path) => isOutput(path) && !leadsToPages(path) },
    },
    plugins: [{ name: 'pages', configureServer }],
  };
}
