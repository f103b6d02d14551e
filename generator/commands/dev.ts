import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { createDevSite } from '../dev/dev-site.ts';
import { pagesMiddleware } from '../dev/pages-middleware.ts';
import { reloadOnChange } from '../dev/reload-on-change.ts';
import { projectFolder } from '../paths.ts';

export interface DevOptions {
  configs: string;
  port: number;
}

export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves the pages for editing: saving a file reloads the browser, and problems are shown over the page. */
export async function dev({ configs, port }: DevOptions): Promise<DevServer> {
  const site = createDevSite(configs, new Date().getUTCFullYear());
  const servePages = (server: ViteDevServer) => {
    server.middlewares.use(pagesMiddleware(server, site, configs));
  };
  const vite = await createServer(viteConfig(port, servePages));
  const stopReloading = reloadOnChange(vite, site, configs);
  await vite.listen();
  return {
    url: vite.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`,
    close: async () => {
      stopReloading();
      await vite.close();
    },
  };
}

const leadServer = 'http://127.0.0.1:3000';

/** Output of commands. Full paths, because a page folder can have one of these names and must be watched. */
const outputFolders = ['dist', 'data', '.cache/site', '.cache/pictures'];

/** @param servePages adds a middleware after Vite's own */
function viteConfig(port: number, servePages: (server: ViteDevServer) => void): InlineConfig {
  return {
    root: projectFolder,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      port,
      host: '127.0.0.1',
      // Forms work if the lead server is running.
      proxy: { '/api': leadServer, '/rafp': leadServer },
      watch: { ignored: outputFolders.map((path) => `${projectFolder}${path}/**`) },
    },
    plugins: [{ name: 'pages', configureServer: (server) => () => servePages(server) }],
  };
}
