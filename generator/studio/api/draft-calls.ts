import type { Context, Hono } from 'hono';
import type {
  ChoiceBody,
  DraftAnswer,
  OperationsAnswer,
  StudioAnswer,
} from '../../../schema/api/studio/draft.ts';
import type { StudioPageAnswer } from '../../../schema/api/studio/page.ts';
import { HttpError } from '../../../server/errors.ts';
import { onlyMethods } from '../../../server/http/only-methods.ts';
import { readJson } from '../../../server/http/read-body.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import { signPreview } from '../../../server/studio/preview-token.ts';
import { EditError } from '../../edit/edit-error.ts';
import { conflictAnswer, draftAnswer, draftSummary, historyOf } from '../answers/draft-answer.ts';
import { pageAnswer } from '../answers/page-answer.ts';
import type { Undoer } from '../drafts/draft-state.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import type { StudioParts } from '../parts.ts';
import { withPreviewAssets } from '../preview/preview-html.ts';
import { draftFeed } from './draft-feed.ts';
import { operationsIn, readSent } from './read-submission.ts';

/** How long a browser waits for the first check of a large site before it shows the pages without, in ms. */
const soonMs = 1000;

/** How long a preview's frame can load files after its page was opened, in seconds. */
const frameSeconds = 24 * 60 * 60;

/** Registers the calls about drafts and their pages. */
export function draftCalls(app: Hono<ServerEnv>, parts: StudioParts): void {
  const { drafts, clock, secret } = parts;

  async function openDraft(c: Context<ServerEnv>): Promise<OpenDraft> {
    const open = await (await drafts()).get(c.req.param('draft') ?? '');
    if (!open) throw new HttpError('unknown_draft');
    return open;
  }

  /** A draft with what other programs did to its files. */
  async function draftOf(c: Context<ServerEnv>): Promise<OpenDraft> {
    const open = await openDraft(c);
    if (open.draft.takeOutside()) announce(open);
    return open;
  }

  /** A page with the address of its files, which lasts longer than a day's work. */
  async function pageOf(open: OpenDraft, name: string): Promise<StudioPageAnswer | undefined> {
    const answer = await pageAnswer(open, name);
    if (!answer?.html) return answer;
    return { ...answer, html: withPreviewAssets(answer.html, frameToken(open.id)) };
  }

  /** Changes twice a day, so the document of an open page mostly stays the same. */
  function frameToken(draft: string): string {
    const now = Math.floor(clock().getTime() / 1000);
    const half = frameSeconds / 2;
    return signPreview({ draft, expires: (Math.floor(now / half) + 2) * half }, secret);
  }

  function announce({ draft, events, site }: OpenDraft): void {
    site.forget();
    events.publish({ kind: 'changed', revision: draft.revision() });
  }

  /** Does something to a draft and answers with what came of it. */
  async function change(
    c: Context<ServerEnv>,
    { client, page, act }: { client: string; page: string | undefined; act: (open: OpenDraft) => number },
  ): Promise<Response> {
    // The draft itself takes over first what other programs did.
    const open = await openDraft(c);
    const { draft, events } = open;
    const before = draft.revision();
    try {
      act(open);
    } catch (error) {
      if (error instanceof EditError)
        throw new HttpError('not_editable', { message: error.message, cause: error });
      throw error;
    } finally {
      if (draft.revision() > before) announce(open);
    }
    const author = c.get('author').name;
    if (draft.records.slice(before).some(({ kind }) => kind === 'clash' || kind === 'choice'))
      events.publish({ kind: 'conflicts', conflicts: conflictsOf(open) });
    const shown = page === undefined ? undefined : await pageOf(open, page);
    return c.json<OperationsAnswer>({
      success: true,
      revision: draft.revision(),
      conflicts: conflictsOf(open),
      ...historyOf(open, undoerOf(open, author, client)),
      ...(shown && { page: shown }),
    });
  }

  const conflictsOf = (open: OpenDraft) =>
    Array.from(open.draft.conflicts.values(), (conflict) => conflictAnswer(conflict, open));

  onlyMethods(app, '/api/studio', {
    async GET(c) {
      const all = (await (await drafts()).all()).map((open) => draftSummary(open));
      const byTime = all.toSorted((one, two) => two.changedAt.localeCompare(one.changedAt));
      return c.json<StudioAnswer>({ success: true, drafts: byTime, author: c.get('author').name });
    },
  });

  onlyMethods(app, '/api/studio/drafts', {
    async POST(c) {
      const { title } = await readJson(c);
      const author = c.get('author').name;
      const named = typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 200) : undefined;
      const created = await (await drafts()).create(author, named);
      return c.json(await draftAnswer(created, undoerOf(created, author, ''), soonMs));
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft', {
    async GET(c) {
      const open = await draftOf(c);
      const undoer = undoerOf(open, c.get('author').name, c.req.query('client') ?? '');
      const maxWaitMs = c.req.query('soon') === undefined ? undefined : soonMs;
      return c.json<DraftAnswer>(await draftAnswer(open, undoer, maxWaitMs));
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/title', {
    async POST(c) {
      const { title } = await readJson(c);
      if (typeof title !== 'string' || title.trim() === '')
        throw new HttpError('invalid_fields', { errors: { title: 'Please fill this in.' } });
      const open = await draftOf(c);
      const author = c.get('author').name;
      open.draft.rename(author, title.trim().slice(0, 200));
      announce(open);
      return c.json(draftSummary(open));
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/pages/:page', {
    async GET(c) {
      const answer = await pageOf(await draftOf(c), c.req.param('page') ?? '');
      if (!answer) throw new HttpError('unknown_page');
      return c.json<StudioPageAnswer>(answer);
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/operations', {
    async POST(c) {
      const { id, client, page, body } = await readSent(c);
      const submitted = { id, client, author: c.get('author').name, ...operationsIn(body) };
      return change(c, { client, page, act: ({ draft }) => draft.submit(submitted) });
    },
  });

  for (const kind of ['undo', 'redo'] as const)
    onlyMethods(app, `/api/studio/drafts/:draft/${kind}`, {
      async POST(c) {
        const { id, client, page } = await readSent(c);
        const author = c.get('author').name;
        return change(c, {
          ...{ client, page },
          act: (open) => open.draft.revert(kind, { id, ...undoerOf(open, author, client) }),
        });
      },
    });

  onlyMethods(app, '/api/studio/drafts/:draft/conflicts/:conflict', {
    async POST(c) {
      const { id, client, page, body } = await readSent(c);
      const { take, saw, value } = body as unknown as ChoiceBody;
      if (!['first', 'second', 'before', 'third'].includes(take))
        throw new HttpError('invalid_fields', { errors: { take: 'Choose one of the values.' } });
      const conflict = c.req.param('conflict') ?? '';
      const choice = {
        id,
        client,
        author: c.get('author').name,
        conflict,
        take,
        value,
        saw: saw ?? undefined,
      };
      return change(c, { client, page, act: ({ draft }) => draft.choose(choice) });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/frame', {
    async GET(c) {
      const { id } = await draftOf(c);
      return c.json({ success: true, src: `/studio/preview/${frameToken(id)}/frame` });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/feed', {
    GET: async (c) => draftFeed(c, await draftOf(c), parts),
  });

  onlyMethods(app, '/api/studio/drafts/:draft/presence', {
    async POST(c) {
      const { client, page, at } = await readJson(c);
      const { events } = await draftOf(c);
      if (typeof client !== 'string')
        throw new HttpError('invalid_fields', { errors: { client: 'Missing.' } });
      events.meet({
        client,
        name: c.get('author').name,
        ...(typeof page === 'string' && { page }),
        ...(isPlace(at) && { at }),
      });
      return c.json({ success: true });
    },
  });
}

/** Who undoes in a tab: what other tabs that are open did is theirs. */
function undoerOf({ events }: OpenDraft, author: string, client: string): Undoer {
  return { author, client, living: new Set(events.peers().map((peer) => peer.client)) };
}

function isPlace(value: unknown): value is { file: string; path: (string | number)[] } {
  const { file, path } = (value ?? {}) as Record<string, unknown>;
  const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number';
  return typeof file === 'string' && Array.isArray(path) && path.every(isStep);
}
