import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { GalleryAnswer } from '../../../schema/api/studio/gallery.ts';
import type { Path } from '../../../schema/api/studio/operation.ts';
import type { Showing } from '../../../schema/api/studio/page.ts';
import type {
  ChoicesAnswer,
  PictureAnswer,
  SchemasAnswer,
  StudioFileAnswer,
} from '../../../schema/api/studio/tools.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { HttpError } from '../../../server/errors.ts';
import { onlyMethods } from '../../../server/http/only-methods.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import { createPageSummaries, readSummaries } from '../choices/page-summaries.ts';
import { readChoices } from '../choices/read-choices.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import { dataOf } from '../drafts/merge/data-of.ts';
import { PictureError } from '../media/picture-error.ts';
import { receivePicture } from '../media/receive-picture.ts';
import type { StudioParts } from '../parts.ts';
import { factValues } from '../site/fact-values.ts';

/** Registers the calls for what forms and pickers show. */
export function toolCalls(app: Hono<ServerEnv>, { drafts }: StudioParts): void {
  const schemas = loadSchemas();
  const summaries = new WeakMap<OpenDraft, ReturnType<typeof createPageSummaries>>();

  async function draftOf(c: Context<ServerEnv>): Promise<OpenDraft> {
    const open = await (await drafts()).get(c.req.param('draft') ?? '');
    if (!open) throw new HttpError('unknown_draft');
    return open;
  }

  onlyMethods(app, '/api/studio/schemas', {
    GET: (c) => c.json<SchemasAnswer>({ success: true, schemas }),
  });

  onlyMethods(app, '/api/studio/drafts/:draft/choices', {
    async GET(c) {
      const open = await draftOf(c);
      const revision = open.draft.revision();
      const project = await open.site.project();
      const summaryOf = summaries.getOrInsertComputed(open, createPageSummaries)(project);
      await readSummaries(project, summaryOf);
      const choices = readChoices(project, summaryOf);
      return c.json<ChoicesAnswer>({ success: true, revision, choices, facts: factValues(project) });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/gallery', {
    async GET(c) {
      const { examples } = await (await draftOf(c)).site.gallery();
      return c.json<GalleryAnswer>({ success: true, examples });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/files/:file{.+}', {
    async GET(c) {
      const { draft, site, base } = await draftOf(c);
      const file = c.req.param('file') ?? '';
      const text = draft.files.read(file);
      if (text === undefined) throw new HttpError('not_found');
      const problems = (await site.problems()).filter((problem) => problem.file === file);
      return c.json<StudioFileAnswer>({
        success: true,
        ...{ revision: draft.revision(), file, text, problems },
        published: base.get(file) ?? null,
        data: dataOf(text) ?? null,
      });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/showings', {
    async GET(c) {
      const { site } = await draftOf(c);
      const { file = '', path = '' } = c.req.query();
      const showings = await site.showings({ file, path: readPath(path) });
      return c.json<{ success: true; showings: Showing[] }>({ success: true, showings });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/pictures', {
    async POST(c) {
      const open = await draftOf(c);
      const { body } = c.req.raw;
      const name = c.req.query('name') ?? 'picture';
      try {
        const folder = join(open.draft.folder.root, 'media');
        const { src, width, height } = await receivePicture({ bytes: body ?? [], name, folder });
        open.site.forget();
        return c.json<PictureAnswer>({ success: true, src, width, height });
      } catch (error) {
        if (error instanceof PictureError)
          throw new HttpError('picture_refused', { message: error.message, cause: error });
        throw error;
      }
    },
  });
}

/** @throws HttpError invalid_fields */
function readPath(text: string): Path {
  try {
    const path: unknown = JSON.parse(text);
    if (Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number'))
      return path;
  } catch {}
  throw new HttpError('invalid_fields', {
    errors: { path: 'The path is a JSON list of keys and positions.' },
  });
}
