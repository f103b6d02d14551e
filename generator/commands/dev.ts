import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join, resolve, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { portalPath } from '../../schema/portal-routes.ts';
import { createDevSite, type DevSite } from '../dev/dev-site.ts';
import { errorPage } from '../dev/error-page.ts';
import { formatProblems } from '../errors/format-problems.ts';
import { ProblemsError } from '../errors/problem.ts';
import { systemFault } from '../errors/system-error.ts';
import type { PictureFile } from '../images/picture-file.ts';
import { projectFolder } from '../paths.ts';
import type { SiteBundle } from '../render/site-bundle.ts';

export interface DevOptions {
  configs: string;
  port: number;
}

/** Shows the pages while they are written: a saved file is in the browser at once, a mistake is shown over the page. */
export async function dev({
  configs,
  port,
}: DevOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const site = createDevSite(configs, new Date().getUTCFullYear());
  const vite = await createServer({
    root: projectFolder,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    server: {
      port,
      host: '127.0.0.1',
      // Forms are answered by the real server, when one runs beside this.
      proxy: { '/api': 'http://127.0.0.1:3000', '/rafp': 'http://127.0.0.1:3000' },
      // What commands write; a folder of pages may lie below others of these names.
      watch: { ignored: written.map((path) => `${projectFolder}${path}/**`) },
    },
    plugins: [
      {
        name: 'pages',
        configureServer: (server) => () => server.middlewares.use(pagesMiddleware(server, site, configs)),
      },
    ],
  });
  const stop = followChanges(vite, site, configs);
  await vite.listen();
  return {
    url: vite.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`,
    close: async () => {
      stop();
      await vite.close();
    },
  };
}

const written = ['dist', 'data', '.cache/site', '.cache/pictures'];

type Next = (error?: unknown) => void;

function pagesMiddleware(vite: ViteDevServer, site: DevSite, configs: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const path = pathOf(request.url ?? '/');
    try {
      if (path === undefined) return send(response, 400, 'This is not an address.');
      if (path.startsWith('/assets/')) {
        const file = site.picture(path.slice('/assets/'.length));
        // As it is: browsers scale it, and encoding would keep the writer waiting.
        return file ? await sendPicture(file, response) : next();
      }
      if (extname(path) !== '') {
        const icon = join(configs, 'media', 'brand', basename(path));
        return existsSync(icon) ? sendFile(icon, response) : next();
      }
      const problems = await site.problems();
      if (problems.length > 0) return send(response, 500, errorPage(formatProblems(problems)));
      const render = (await vite.ssrLoadModule('/site/render.tsx')) as SiteBundle['render'];
      const html = await (portalPath(path) ? site.portal(render) : site.page(path, render));
      if (html !== undefined) return send(response, 200, html);
      send(response, 404, (await site.page('/404', render)) ?? 'There is no page at this address.');
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      send(response, 500, errorPage(told(error)));
    }
  };
}

/**
 * A saved page, content file, picture, component or style reloads the browser, or shows what is wrong over the page.
 * @returns ends it
 */
function followChanges(vite: ViteDevServer, site: DevSite, configs: string): () => void {
  const pages = resolve(configs) + sep;
  const code = join(projectFolder, 'site') + sep;
  const schema = join(projectFolder, 'schema') + sep;
  let waiting: NodeJS.Timeout | undefined;
  const fail = (message: string) => vite.ws.send({ type: 'error', err: { message, stack: '' } });

  function changed(path: string): void {
    if (!path.startsWith(code)) site.forget(path.startsWith(schema));
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      try {
        const problems = await site.problems();
        if (problems.length === 0) vite.ws.send({ type: 'full-reload', path: '*' });
        else fail(formatProblems(problems));
      } catch (error) {
        fail(told(error));
      }
    }, 30);
  }

  vite.watcher.on('all', (_event, path) => {
    if ([pages, code, schema].some((parent) => path.startsWith(parent))) changed(path);
  });
  vite.watcher.on('error', (error) => fail(told(error)));
  vite.watcher.add(resolve(configs));
  const stop = followFolder(resolve(configs), () => {
    vite.watcher.unwatch(resolve(configs));
    vite.watcher.add(resolve(configs));
    changed(pages);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

/** Looks whether a folder is another one than before: who watches a folder is not told when it goes away and comes back. */
function followFolder(folder: string, whenOther: () => void): () => void {
  const look = () => {
    try {
      const { ino, birthtimeMs } = statSync(folder);
      return `${ino} ${birthtimeMs}`;
    } catch {
      return undefined;
    }
  };
  let known = look();
  const timer = setInterval(() => {
    const now = look();
    if (now !== known) whenOther();
    known = now;
  }, 300);
  return () => clearInterval(timer);
}

/** What went wrong, in words where there are some. */
function told(error: unknown): string {
  if (error instanceof ProblemsError) return formatProblems(error.problems);
  return systemFault(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The path of an address without its query; undefined when it is not well-formed. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURI(url.replace(/[?#].*$/, ''));
  } catch {
    return undefined;
  }
}

async function sendPicture(file: PictureFile, response: ServerResponse): Promise<void> {
  if ('source' in file) sendFile(file.source, response);
  else {
    response.setHeader('Content-Type', 'image/png');
    response.end(await file.draw());
  }
}

function sendFile(path: string, response: ServerResponse): void {
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
  response.end(readFileSync(path));
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

function send(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(html);
}
