import type { DraftView } from '../state/draft-store.ts';

const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Whether the server has everything, as the bar says it. */
export function savedWords({ send, savedAt }: Pick<DraftView, 'send' | 'savedAt'>): string {
  if (send === 'waiting') return 'Saving…';
  if (send === 'cut') return 'Not reachable. Kept in this browser.';
  if (send === 'signed-out') return 'Signed out. Kept in this browser.';
  return savedAt === undefined ? '' : `Saved ${time.format(savedAt)}`;
}
