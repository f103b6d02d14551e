import type {
  DraftAnswer,
  NewDraftBody,
  OperationsAnswer,
  StudioAnswer,
} from '../../../schema/api/studio/draft.ts';
import type { GalleryAnswer } from '../../../schema/api/studio/gallery.ts';
import type { Path } from '../../../schema/api/studio/operation.ts';
import type { Showing, StudioPageAnswer } from '../../../schema/api/studio/page.ts';
import type {
  HistoryAnswer,
  PlanAnswer,
  PublishBody,
  PublishingAnswer,
  ReleaseDifference,
  ReleasesAnswer,
  ShareAnswer,
  VersionAnswer,
} from '../../../schema/api/studio/publish.ts';
import type {
  ChoicesAnswer,
  PictureAnswer,
  SchemasAnswer,
  StudioFileAnswer,
} from '../../../schema/api/studio/tools.ts';
import { type Answer, call } from '../../http/call.ts';
import type { StaffCall } from '../staff/use-staff-call.ts';
import type { DraftCalls } from './state/draft-view.ts';

/** How often a read is tried while the studio's process starts: a minute with the server's delays, since a busy machine takes long. */
const maxTries = 30;

const base = '/api/studio';
const draftUrl = (draft: string, rest = '') => `${base}/drafts/${encodeURIComponent(draft)}${rest}`;

/** Reads from the studio. Waits for a process that starts or restarts. */
export async function readStudio<Body>(
  staffCall: StaffCall,
  url: string,
  signal?: AbortSignal,
): Promise<Answer<Body>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await staffCall<Body>(url, { ...(signal && { signal }), timeoutMs: 60_000 });
    const isAway = answer.kind === 'refused' && answer.code === 'studio_unavailable';
    if (!isAway || tries === maxTries || signal?.aborted) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000 * (answer.retryAfter ?? 2)));
  }
}

/** The drafts, last changed first. */
export const readDrafts = (staffCall: StaffCall) => readStudio<StudioAnswer>(staffCall, base);

export const createDraft = (staffCall: StaffCall, title?: string) =>
  staffCall<DraftAnswer>(`${base}/drafts`, {
    body: (title === undefined ? {} : { title }) satisfies NewDraftBody,
    timeoutMs: 60_000,
  });

export const renameDraft = (staffCall: StaffCall, draft: string, title: string) =>
  staffCall<{ title: string }>(draftUrl(draft, '/title'), { body: { title } });

export const readSchemas = (staffCall: StaffCall) => readStudio<SchemasAnswer>(staffCall, `${base}/schemas`);

export const readChoices = (staffCall: StaffCall, draft: string) =>
  readStudio<ChoicesAnswer>(staffCall, draftUrl(draft, '/choices'));

/** site.yaml or a content file. */
export const readFile = (staffCall: StaffCall, draft: string, file: string) =>
  readStudio<StudioFileAnswer>(
    staffCall,
    draftUrl(draft, `/files/${file.split('/').map(encodeURIComponent).join('/')}`),
  );

export const readFrame = (staffCall: StaffCall, draft: string) =>
  readStudio<{ src: string }>(staffCall, draftUrl(draft, '/frame'));

/** The types of sections that a page can get. */
export const readGallery = (staffCall: StaffCall, draft: string) =>
  readStudio<GalleryAnswer>(staffCall, draftUrl(draft, '/gallery'));

/** Where a value of a file shows. */
export const readShowings = (
  staffCall: StaffCall,
  draft: string,
  { file, path }: { file: string; path: Path },
) =>
  readStudio<{ showings: Showing[] }>(
    staffCall,
    draftUrl(draft, `/showings?${new URLSearchParams({ file, path: JSON.stringify(path) })}`),
  );

/** What publishing the draft would do. */
export const readPlan = (staffCall: StaffCall, draft: string) =>
  readStudio<PlanAnswer>(staffCall, draftUrl(draft, '/changes'));

/** @param at an ISO time; by default, now */
export const publishDraft = (staffCall: StaffCall, draft: string, at?: string) =>
  staffCall<PublishingAnswer>(draftUrl(draft, '/publish'), {
    body: (at === undefined ? {} : { at }) satisfies PublishBody,
  });

export const shareDraft = (staffCall: StaffCall, draft: string, page: string) =>
  staffCall<ShareAnswer>(draftUrl(draft, '/share'), { body: { page } });

export const readReleases = (staffCall: StaffCall) =>
  readStudio<ReleasesAnswer>(staffCall, `${base}/releases`);

const releaseUrl = (id: string, rest = '') => `${base}/releases/${encodeURIComponent(id)}${rest}`;

/** What would change if a release were live again. */
export const compareRelease = (staffCall: StaffCall, id: string) =>
  readStudio<ReleaseDifference>(staffCall, releaseUrl(id));

export const makeLive = (staffCall: StaffCall, id: string) =>
  staffCall<{ success: true }>(releaseUrl(id, '/live'), { body: {} });

export const cancelScheduled = (staffCall: StaffCall, id: string) =>
  staffCall<{ success: true }>(`${base}/scheduled/${encodeURIComponent(id)}/cancel`, { body: {} });

/** Published versions of a file, newest first. */
export const readHistory = (staffCall: StaffCall, draft: string, file: string) =>
  readStudio<HistoryAnswer>(staffCall, draftUrl(draft, `/history/${encodeURIComponent(file)}`));

/** The text of a file at that time. */
export const readVersion = (staffCall: StaffCall, draft: string, version: { commit: string; file: string }) =>
  readStudio<VersionAnswer>(
    staffCall,
    draftUrl(draft, `/versions/${version.commit}/${encodeURIComponent(version.file)}`),
  );

/** Says that this tab has the draft open. */
export const sayPresence = (
  draft: string,
  body: { client: string; page?: string; at?: { file: string; path: Path } },
) => call(draftUrl(draft, '/presence'), { body, ignoreBody: true });

export const feedUrl = (draft: string, client: string) =>
  draftUrl(draft, `/feed?${new URLSearchParams({ client })}`);

/** @throws Error with a message for the author */
export async function sendPicture(draft: string, file: File): Promise<PictureAnswer> {
  const url = draftUrl(draft, `/pictures?${new URLSearchParams({ name: file.name })}`);
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const response = await fetch(url, { method: 'POST', headers, body: file }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as { error?: string } | undefined;
  if (response?.ok) return answer as PictureAnswer;
  throw new Error(answer?.error || 'The picture could not be sent. Please try again.');
}

/** The calls about one draft, without leaving the page when the session has ended: the author's changes stay here. */
export function draftCalls(draft: string): DraftCalls {
  const post = (rest: string, body: object) =>
    call<OperationsAnswer>(draftUrl(draft, rest), { body, timeoutMs: 10_000 });
  const get: StaffCall = call;
  return {
    draft: (client, isSoon) =>
      readStudio<DraftAnswer>(
        get,
        draftUrl(draft, `?${new URLSearchParams({ client, ...(isSoon && { soon: '1' }) })}`),
      ),
    page: (page) => readStudio<StudioPageAnswer>(get, draftUrl(draft, `/pages/${encodeURIComponent(page)}`)),
    operations: (body) => post('/operations', body),
    revert: (kind, body) => post(`/${kind}`, body),
    choose: (conflict, body) => post(`/conflicts/${encodeURIComponent(conflict)}`, body),
  };
}
