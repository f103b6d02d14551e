import { type DeskEvents, silentFeedMs } from '../../../../../schema/api/desk.ts';
import { openEventStream } from '../../event-stream.ts';

export interface FeedHandlers {
  /** The stream is open: events before were missed. */
  onReady: () => void;
  onLead: (event: DeskEvents['lead']) => void;
  onPresence: (event: DeskEvents['presence']) => void;
  onChat: (event: DeskEvents['chat']) => void;
  /** Sent regularly while the stream is open. */
  onBeat: () => void;
  /** The stream is cut. It is tried again. */
  onCut: () => void;
}

/** Follows the stream of events until the returned function is called. */
export function openFeed(url: string, handlers: FeedHandlers): () => void {
  const { onReady, onBeat, onLead, onPresence, onChat, onCut } = handlers;
  return openEventStream<DeskEvents>(url, {
    on: { ready: onReady, beat: onBeat, lead: onLead, presence: onPresence, chat: onChat },
    onCut,
    silentMs: silentFeedMs,
    maxRetryMs: 30_000,
  }).close;
}
