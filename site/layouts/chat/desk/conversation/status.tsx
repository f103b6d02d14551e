import type { UnsentMessage } from '../../../../ui/chat/outbox.ts';
import { ChatIcon } from './chat-icon.tsx';
import { clockOf, type LogItem } from './log-items.ts';
import type { Talk, TalkState } from './talk.ts';

/** Below the visitor's last message: whether staff have seen it. */
export function DeliveryStatus({ item, state: { messages, state } }: { item: LogItem; state: TalkState }) {
  const last = item.messages.at(-1);
  if (item.from === 'staff' || !last || messages.findLast(({ from }) => from === 'visitor') !== last)
    return null;
  const isRead = (state?.readSeq ?? 0) >= last.seq;
  return (
    <p className="chat-status">
      <ChatIcon name="check" />
      {isRead ? 'Read' : `Delivered ${clockOf(last.at)}`}
    </p>
  );
}

/** Messages that the server has not confirmed. They are sent again by themselves unless the server refuses them. */
export function UnsentMessages({ talk, unsent }: { talk: Talk; unsent: readonly UnsentMessage[] }) {
  return unsent.map(({ id, text, problem }) => (
    <div key={id} className="chat-said own">
      <p className="chat-text" dir="auto">
        {text}
      </p>
      {problem ? (
        <p className="chat-status bad" role="alert">
          <ChatIcon name="alert" /> Not sent. {problem}
          <button type="button" onClick={() => talk.retry()}>
            Try again
          </button>
          <button type="button" onClick={() => talk.discard(id)}>
            Discard
          </button>
        </p>
      ) : (
        <p className="chat-status">
          <ChatIcon name="clock" />
          Waiting to send
        </p>
      )}
    </div>
  ));
}
