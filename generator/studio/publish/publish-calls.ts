import type { Context, Hono } from 'hono';
import type {
  HistoryAnswer,
  PlanAnswer,
  PublishingAnswer,
  ReleaseDifference,
  ReleaseRow,
  ReleasesAnswer,
  ShareAnswer,
  VersionAnswer,
} from '../../../schema/api/studio/publish.ts';
import { HttpError } from '../../../server/errors.ts';
import { onlyMethods } from '../../../server/http/only-methods.ts';
import { readJson } from '../../../server/http/read-body.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import { signPreview } from '../../../server/studio/preview-token.ts';
import { type Release, ReleaseError } from '../../releases/release.ts';
import { draftSummary } from '../answers/draft-answer.ts';
import type { OpenDraft } from '../drafts/drafts.ts';
import type { StudioParts } from '../parts.ts';
import { studioProblems } from '../site/studio-problems.ts';
import { publishPlan } from './publish-plan.ts';

/** How long a shared address can be opened, in seconds. */
const sharedSeconds = 7 * 24 * 60 * 60;

/** Registers the calls that publish, roll back, and share. */
export function publishCalls(
  app: Hono<ServerEnv>,
  { drafts, publishing, configs, clock, secret }: StudioParts,
): void {
  async function draftOf(c: Context<ServerEnv>): Promise<OpenDraft> {
    const open = await (await drafts()).get(c.req.param('draft') ?? '');
    if (!open) throw new HttpError('unknown_draft');
    return open;
  }

  onlyMethods(app, '/api/studio/drafts/:draft/changes', {
    GET: async (c) => c.json<PlanAnswer>(await publishPlan(await draftOf(c))),
  });

  onlyMethods(app, '/api/studio/drafts/:draft/publish', {
    async POST(c) {
      const { at } = await readJson(c);
      const open = await draftOf(c);
      const { publisher, releases } = await publishing();
      const { name, email } = c.get('author');
      if (typeof at === 'string') {
        if (!(Date.parse(at) > clock().getTime()))
          throw new HttpError('invalid_fields', { errors: { at: 'Choose a time in the future.' } });
        await releases.schedule({ draft: open.id, at: new Date(at).toISOString(), by: { name, email } });
        return c.json<PublishingAnswer>({ success: true, publishing: publisher.current() ?? null });
      }
      const started = publisher.start(open, { name, email }, draftSummary(open).title);
      if (!started) throw new HttpError('publishing');
      return c.json<PublishingAnswer>({ success: true, publishing: started });
    },
  });

  onlyMethods(app, '/api/studio/publishing', {
    async GET(c) {
      const { publisher } = await publishing();
      return c.json<PublishingAnswer>({ success: true, publishing: publisher.current() ?? null });
    },
  });

  onlyMethods(app, '/api/studio/releases', {
    async GET(c) {
      const { releases } = await publishing();
      const waiting = await Promise.all(
        releases.scheduled().map(async ({ id, draft, at, by }) => {
          // One that cannot be opened can still be canceled.
          const open = await (await drafts()).get(draft).catch(() => undefined);
          return { id, draft, at, author: by.name, title: open ? draftSummary(open).title : draft };
        }),
      );
      const rows = (await releases.list()).map((release) => rowOf(release, configs));
      return c.json<ReleasesAnswer>({ success: true, releases: rows, scheduled: waiting });
    },
  });

  onlyMethods(app, '/api/studio/releases/:release', {
    async GET(c) {
      const { releases, isRecorded } = await publishing();
      const id = c.req.param('release') ?? '';
      const { pages, experiments } = await asked(releases.compare(id));
      return c.json<ReleaseDifference>({
        success: true,
        pages,
        experiments,
        isRecorded: await isRecorded(id),
      });
    },
  });

  onlyMethods(app, '/api/studio/releases/:release/live', {
    async POST(c) {
      const { rollBack } = await publishing();
      const { name, email } = c.get('author');
      const release = await asked(rollBack(c.req.param('release') ?? '', { name, email }));
      return c.json({ success: true, release: rowOf(release, configs) });
    },
  });

  onlyMethods(app, '/api/studio/scheduled/:id/cancel', {
    async POST(c) {
      (await publishing()).releases.settle(c.req.param('id') ?? '');
      return c.json({ success: true });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/share', {
    async POST(c) {
      const { id } = await draftOf(c);
      const expires = Math.floor(clock().getTime() / 1000) + sharedSeconds;
      const { page } = await readJson(c);
      const path = typeof page === 'string' ? page : '/';
      return c.json<ShareAnswer>({
        success: true,
        path: `/studio/preview/${signPreview({ draft: id, expires }, secret)}/site${path}`,
        expiresAt: new Date(expires * 1000).toISOString(),
      });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/history/:file', {
    async GET(c) {
      await draftOf(c);
      const commits = await (await drafts()).history(c.req.param('file') ?? '');
      const versions = commits.map(({ commit, at, author, message, file }) => ({
        ...{ commit, at, author, file },
        title: message.split('\n')[0] ?? '',
      }));
      return c.json<HistoryAnswer>({ success: true, versions });
    },
  });

  onlyMethods(app, '/api/studio/drafts/:draft/versions/:commit/:file', {
    async GET(c) {
      await draftOf(c);
      const { commit = '', file = '' } = c.req.param() as Record<string, string>;
      const text = await (await drafts()).textAt(commit, file);
      if (text === undefined) throw new HttpError('not_found');
      return c.json<VersionAnswer>({ success: true, text });
    },
  });
}

/** @throws HttpError */
async function asked<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new HttpError(error.code === 'unknown' ? 'unknown_release' : 'publishing', {
      message: error.message,
    });
  }
}

function rowOf(
  { id, at, by, title, pages, state, reason, problems = [] }: Release,
  root: string,
): ReleaseRow {
  const [mistake] = studioProblems(root, { problems, draftProblems: [], warnings: [] });
  return {
    ...{ id, at, title, pages },
    author: by?.name ?? '',
    state: state === 'live' || state === 'failed' ? state : 'ready',
    ...(reason !== undefined && { reason }),
    ...(mistake && { mistake }),
  };
}
