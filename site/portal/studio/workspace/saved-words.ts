import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { DraftView } from '../state/draft-view.ts';
import type { Pending } from '../state/pending.ts';
import type { WaitReason } from '../state/send-state.ts';

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Whether the server has everything, as the bar says it. */
export function savedWords({ send, savedAt }: Pick<DraftView, 'send' | 'savedAt'>): string {
  if (send === 'saving') return 'Saving…';
  if (send !== 'saved') return 'Not saved yet';
  return savedAt === undefined ? '' : `Saved ${time.format(savedAt)}`;
}

/** What happened, and what happens next. */
const reasons: Record<WaitReason, (author: string) => [what: string, next: string]> = {
  offline: () => ['The server can’t be reached.', 'We’ll send them as soon as it responds.'],
  restarting: () => ['The studio is restarting.', 'We’ll send them in a few seconds.'],
  'not-stored': () => [
    'The server can’t store anything, probably because its disk is full.',
    'We’ll send them as soon as it can. Please tell the people who run the site.',
  ],
  failing: () => [
    'The server has a problem.',
    'We’ll keep trying. If this continues, tell the people who run the site.',
  ],
  'signed-out': () => ['You are signed out.', 'Sign in to send them.'],
  'other-author': (author) => [
    `Someone else is now signed in here, and these changes are from ${author}.`,
    `They’ll be sent only after ${author} signs in.`,
  ],
  'not-allowed': () => [
    'Your account can no longer edit pages.',
    'To send them, ask an administrator for the author role.',
  ],
  'no-draft': () => ['The server doesn’t have this draft.', 'Please tell the people who run the site.'],
};

/**
 * Why changes wait, where they are, and what to do.
 * @param unsent how many wait
 * @param author the email address of who made them
 */
export function waitingWords(
  reason: WaitReason,
  { isKept, unsent, author }: { isKept: boolean; unsent: number; author: string },
): string {
  const [what, next] = reasons[reason](author);
  if (unsent === 0) return `${what} ${nothingWaits[reason] ?? ''}`.trim();
  const where = isKept
    ? 'Your changes are kept in this browser.'
    : 'This browser can’t store your changes, so keep this page open.';
  return `${what} ${where} ${next}`;
}

/** What to do when everything is saved. */
const nothingWaits: Partial<Record<WaitReason, string>> = {
  offline: 'Everything is saved. What you type is kept in this browser until the server responds.',
  restarting: 'Everything is saved. It will be back in a few seconds.',
  'signed-out': 'Everything is saved. Sign in to continue.',
  'other-author': 'Everything is saved. Reload the page to continue.',
};

/** Why a change could not be done, with the words that its author typed. */
export function refusalWords(message: string, pending?: Pending): string {
  const typed = pending?.operations.map(typedIn).findLast((text) => text !== undefined);
  return typed === undefined ? message : `“${typed}” was not saved. ${message}`;
}

function typedIn(operation: Operation): string | undefined {
  if ('text' in operation) return operation.text;
  return 'value' in operation && typeof operation.value === 'string' ? operation.value : undefined;
}
