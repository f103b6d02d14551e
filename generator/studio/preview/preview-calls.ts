import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { HttpError } from '../../../server/errors.ts';
import { onlyMethods } from '../../../server/http/only-methods.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import { mediaTypeOf } from '../../../server/static/media-types.ts';
import { verifyPreview } from '../../../server/studio/preview-token.ts';
import { frameDocument } from '../../../site/portal/studio/frame/frame-document.ts';
import type { PictureFile } from '../../images/picture-file.ts';
import { cacheFolder } from '../../paths.ts';
import { pageAt } from '../../schedule/page-at.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import { pictureThumbnail } from '../media/picture-thumbnail.ts';
import type { StudioParts } from '../parts.ts';
import { examplePage, sharedPage, withPreviewAssets, withPreviewImports } from './preview-html.ts';

/** Registers what a preview's frame, and people with its address, load. The address itself is the permission. */
export function previewCalls(app: Hono<ServerEnv>, parts: StudioParts): void {
  const { drafts, bundle, secret, clock } = parts;

  async function draftOf(c: Context<ServerEnv>): Promise<{ open: OpenDraft; token: string }> {
    const token = c.req.param('token') ?? '';
    const claims = verifyPreview(token, { secret, now: clock() });
    const open = claims && (await (await drafts()).get(claims.draft));
    if (!open) throw new HttpError('preview_expired');
    return { open, token };
  }

  onlyMethods(app, '/studio/preview/:token/frame', {
    async GET(c) {
      await draftOf(c);
      return c.html(frameDocument((await bundle()).bridge));
    },
  });

  onlyMethods(app, '/studio/preview/:token/assets/:name', {
    async GET(c) {
      const { open, token } = await draftOf(c);
      const name = c.req.param('name') ?? '';
      const { assetFolder, assetNames } = await bundle();
      const file = assetNames.includes(name)
        ? { name, source: join(assetFolder, name) }
        : open.site.asset(name);
      if (!file) throw new HttpError('not_found');
      return sendFile(c, file, token);
    },
  });

  onlyMethods(app, '/studio/preview/:token/media/:src{.+}', {
    async GET(c) {
      const { open } = await draftOf(c);
      const { media } = await open.site.project();
      const file = media.get(c.req.param('src') ?? '');
      if (!file) throw new HttpError('not_found');
      const width = Number(c.req.query('width')) || 192;
      const path = await pictureThumbnail(file, width, join(cacheFolder, 'pictures'));
      return c.body(readFileSync(path), 200, { 'content-type': 'image/webp' });
    },
  });

  onlyMethods(app, '/studio/preview/:token/thumbnail/:page', {
    async GET(c) {
      const { open } = await draftOf(c);
      const drawn = await open.site.thumbnail(c.req.param('page') ?? '');
      return c.body(drawn ?? blankPage, 200, { 'content-type': 'image/svg+xml' });
    },
  });

  onlyMethods(app, '/studio/preview/:token/example/:type', {
    async GET(c) {
      const { open, token } = await draftOf(c);
      const html = await open.site.example(c.req.param('type') ?? '');
      if (html === undefined) throw new HttpError('not_found');
      return c.html(examplePage(html, token));
    },
  });

  onlyMethods(app, '/studio/preview/:token/site/*', {
    async GET(c) {
      const { open, token } = await draftOf(c);
      const path = decodeURI(c.req.path.slice(`/studio/preview/${token}/site`.length));
      const name = await nameAt(open, path);
      const traced = name === undefined ? undefined : await open.site.page(name);
      if (!traced?.html) throw new HttpError('not_found');
      return c.html(sharedPage(withoutPlaces(traced.html), token));
    },
  });

  async function nameAt({ site }: OpenDraft, path: string): Promise<string | undefined> {
    const places = await site.places();
    const occupant = pageAt(places.at(path), clock().getTime());
    return occupant && 'page' in occupant ? occupant.page.name : undefined;
  }
}

/** A page with a mistake has no drawing. */
const blankPage = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** By the start of their media type, files that name other files. */
const naming = { 'text/css': withPreviewAssets, 'text/javascript': withPreviewImports };

/** The original size of pictures, because encoding would delay the preview. */
async function sendFile(c: Context<ServerEnv>, file: PictureFile, token: string): Promise<Response> {
  const type = mediaTypeOf('source' in file ? file.source : file.name);
  const headers = { 'content-type': type };
  if ('draw' in file) return c.body(Buffer.from(await file.draw()), 200, headers);
  if (!existsSync(file.source)) throw new HttpError('not_found');
  const named = Object.entries(naming).find(([start]) => type.startsWith(start))?.[1];
  if (named) return c.body(named(readFileSync(file.source, 'utf8'), token), 200, headers);
  return c.body(Readable.toWeb(createReadStream(file.source)) as ReadableStream, 200, headers);
}

const withoutPlaces = (html: string) => html.replaceAll(/ data-at="[\d ]+"/g, '');
