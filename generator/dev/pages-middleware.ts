import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { portalPath } from '../../schema/portal-routes.ts';
import { redirectLocation } from '../../schema/redirects.ts';
import { formatProblems } from '../errors/format-problems.ts';
import type { PictureFile } from '../images/picture-file.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import type { DevSite } from './dev-site.ts';
import { errorPage } from './error-page.ts';
import { errorText } from './error-text.ts';
import { isTool, toolAnswer } from './tools/tool-answers.ts';

type Next = (error?: unknown) => void;

/** Serves pages, their pictures and fonts, and icons. Everything else is left to Vite. */
export function pagesMiddleware(vite: ViteDevServer, site: DevSite, configs: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    try {
      const path = pathOf(request.url ?? '/');
      if (path === undefined) return sendHtml(response, 400, 'Malformed address.');
      if (path.startsWith('/assets/')) {
        const file = site.asset(path.slice('/assets/'.length));
        return file ? await sendAsset(file, response) : next();
      }
      if (extname(path) !== '') {
        const icon = join(configs, 'media', 'brand', basename(path));
        if (existsSync(icon)) return sendFile(icon, response);
        return (await redirect(request, response)) || next();
      }
      await sendPage(path, request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      sendHtml(response, 500, errorPage(errorText(error)));
    }
  };

  async function sendPage(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const loadRender = () => vite.ssrLoadModule('/site/render.tsx') as Promise<SiteBundle['render']>;
    if (isTool(path)) {
      const html = await toolAnswer(path, site, loadRender);
      return sendHtml(response, html === undefined ? 404 : 200, html ?? 'Page not found.');
    }
    const render = await loadRender();
    const portal = portalPath(path) && (await site.portal(render));
    if (portal) return sendHtml(response, 200, portal);
    const problems = await site.problems(path);
    const page = problems.length > 0 ? undefined : await site.page(path, render, variantsIn(request));
    if (page && 'html' in page) return sendHtml(response, 200, page.html);
    if (await redirect(request, response)) return;
    if (problems.length > 0) return sendHtml(response, 500, errorPage(formatProblems(problems)));
    if (page) {
      const { search } = new URL(request.url ?? '/', 'http://localhost');
      response
        .writeHead(302, { location: redirectLocation(page.then, search), 'cache-control': 'no-store' })
        .end();
      return;
    }
    const missing = await site.page('/404', render);
    sendHtml(response, 404, missing && 'html' in missing ? missing.html : 'Page not found.');
  }

  /** Not permanent, so browsers forget it once the file changes. @returns whether the address is a former one */
  async function redirect({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const location = await site.redirect(url);
    if (location === undefined) return false;
    response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
    return true;
  }
}

/** The variants that a request asks for. */
function variantsIn({ url = '/' }: IncomingMessage): string[] {
  return new URL(url, 'http://localhost').searchParams.getAll('variant');
}

/** The path of a URL without its query; undefined for malformed escapes. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURI(url.replace(/[?#].*$/, ''));
  } catch {
    return undefined;
  }
}

/** Sends the original size, because encoding would delay the preview. */
async function sendAsset(file: PictureFile, response: ServerResponse): Promise<void> {
  if ('source' in file) return sendFile(file.source, response);
  response.setHeader('Content-Type', 'image/png');
  response.end(await file.draw());
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
  '.woff2': 'font/woff2',
};

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(html);
}
