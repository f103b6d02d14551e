import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { DraftAnswer } from '../../../schema/api/studio/draft.ts';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { emptyFolder, testFolder } from '../../fixtures/test-folder.ts';
import type { BuildRelease } from '../../releases/build-job.ts';
import { createStudioApp } from '../app.ts';
import { openStudioParts } from '../open-parts.ts';
import type { StudioParts } from '../parts.ts';

/** Who calls, by the header `x-author`; an empty one is that of an expired session. */
const identify: StudioParts['identify'] = (c) => {
  const name = c.req.header('x-author') ?? 'Ana';
  if (name === '') return undefined;
  const email = `${name.toLowerCase()}@larkfield.example`;
  return { id: email, name, email, role: 'author' };
};

type TestStudio = ReturnType<typeof openTestStudio>;

let sent = 0;

/** A draft that an author has just begun. */
export async function openStudioDraft(studio: TestStudio = openTestStudio()) {
  const { body } = await studio.call('/api/studio/drafts', {});
  const draft = body as DraftAnswer;
  const url = `/api/studio/drafts/${draft.draft.id}`;
  const revision = async () => ((await studio.call(url)).body as DraftAnswer).revision;
  /** Sends a change of the page `home`. @param seen the revision that the author knows; the newest one by default */
  async function send(operations: Operation[], seen?: number, author = 'Ana') {
    const id = `${++sent}`;
    const about = { id, client: author, seen: seen ?? (await revision()), step: id, page: 'home' };
    return studio.call(`${url}/operations`, { ...about, operations }, author);
  }
  /** The draft's own folder of pages. */
  const pages = join(studio.data, 'studio/worktrees', draft.draft.id);
  return { ...studio, url, draft, revision, send, pages };
}

/** A studio of the small site in a repository of its own. @param parts replace the usual ones @param build instead of the usual one */
export function openTestStudio(parts: Partial<StudioParts> = {}, build?: BuildRelease) {
  const folder = testFolder();
  const data = emptyFolder();
  let seconds = 0;
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder.root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@larkfield.example', 'commit', '--quiet', '--message=Begin');
  const opened = openStudioParts({
    configs: folder.root,
    dataDir: data,
    repository: undefined,
    dist: join(data, 'dist'),
    releasesDir: join(data, 'releases'),
    purgeUrl: undefined,
    ...(build && { build }),
    environment: process.env,
    logger: createLogger('silent'),
    // Each reading is a second later, so nothing happens at once.
    clock: () => new Date(Date.UTC(2031, 4, 1, 12, 0, seconds++)),
  });
  const open = () =>
    createStudioApp({
      ...opened,
      identify,
      secret: 'secret',
      stopping: new AbortController().signal,
      ...parts,
    });
  const app = open();

  /** @returns the status and the body of an answer */
  async function call(path: string, body?: object, author = 'Ana') {
    const headers = { 'x-author': author, 'content-type': 'application/json' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await app.request(path, init);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  }

  return { app, call, folder, git, data, drafts: opened.drafts, publishing: opened.publishing };
}
