import type { ReactNode } from 'react';
import type { ChatMessage } from '../../../../../schema/api/chat.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { givenName } from '../list/row-status.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { clockText, waitText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { useDeskContext } from '../use-desk.ts';
import { firstAnswerMs, type Talk, type UnsentTalk } from './talk.ts';

interface Props {
  talk: Talk;
  lead: LeadDetails;
}

/** Messages of one writer: the visitor's with the name, ours in the hand of who wrote them. */
export function TalkView({ talk, lead }: Props) {
  const { me } = useDeskContext();
  const [first] = talk.messages;
  if (!first) return null;
  const isOurs = first.from === 'staff';
  const name = isOurs ? first.name : lead.name;
  const writer = givenName({ name: name ?? '', email: 'staff' });
  return (
    <li className={isOurs ? 'ours' : undefined}>
      <DeskIcon name={isOurs ? 'text' : 'chat'} className="kind" />
      <div>
        <p className="who">
          <bdi>{isOurs && name === me.name ? 'You' : writer}</bdi>
        </p>
        {talk.messages.map(({ id, text }) => (
          <p key={id} className="body" dir="auto">
            {text}
          </p>
        ))}
        {isOurs && <SentStatus talk={talk} lead={lead} />}
      </div>
      <Time at={talk.at} text={clockText} />
    </li>
  );
}

/** What became of the latest answer, and how long the visitor waited for the first one. */
function SentStatus({ talk, lead }: Props) {
  const { chats } = useDeskContext();
  const { conversation } = lead;
  const last = talk.messages.at(-1);
  if (!conversation || !last) return null;
  const isLatest = conversation.messages.findLast(({ from }) => from === 'staff')?.id === last.id;
  const wait = talk.messages.some((message) => isFirstAnswer(message, conversation.messages))
    ? firstAnswerMs(conversation)
    : undefined;
  if (!isLatest && wait === undefined) return null;
  const isRead = conversation.state.readSeq >= last.seq;
  const readAt = chats.readAt(lead.id, last.seq);
  return (
    <p className="sent">
      {isLatest && (
        <span className={isRead ? 'good' : undefined}>
          {isRead && <DeskIcon name="check" />}
          {isRead ? ['Read', readAt && clockText(readAt)].filter(Boolean).join(' ') : 'Delivered'}
        </span>
      )}
      {wait !== undefined && <span>First answer in {waitText(wait)}</span>}
    </p>
  );
}

const isFirstAnswer = (message: ChatMessage, all: ChatMessage[]) =>
  all.find(({ from }) => from === 'staff')?.id === message.id;

/** Own messages on their way, or those that did not get there. */
export function UnsentView({ talk, leadId }: { talk: UnsentTalk; leadId: string }) {
  const { chats } = useDeskContext();
  const failed = talk.messages.find(({ problem }) => problem !== undefined);
  return (
    <li className="ours">
      <DeskIcon name="text" className="kind" />
      <div>
        <p className="who">You</p>
        {talk.messages.map(({ id, text }) => (
          <p key={id} className="body" dir="auto">
            {text}
          </p>
        ))}
        {failed ? (
          <div className="sent failed" role="alert">
            <span>
              <DeskIcon name="alert" /> Not sent. {failed.problem}
            </span>
            <button type="button" className="quiet boxed" onClick={() => chats.retry(leadId)}>
              Try again
            </button>
            <button type="button" className="quiet" onClick={() => chats.discard(leadId, failed.id)}>
              Discard
            </button>
          </div>
        ) : (
          <p className="sent">Sending…</p>
        )}
      </div>
      <Time at={talk.at} text={clockText} />
    </li>
  );
}

/** Shown while the visitor types. */
export function TypingLine({ lead }: { lead: LeadDetails }): ReactNode {
  if (!lead.conversation?.state.isTyping) return null;
  return (
    <ol>
      <li className="line typing">
        <DeskIcon name="note" className="kind" />
        <p>
          <b>
            <bdi>{givenName({ name: lead.name, email: '' })}</bdi>
          </b>{' '}
          is typing
          <svg className="scribble" viewBox="0 0 58 14" aria-hidden="true">
            <path
              d="M2 10c4-6 8-9 10-7s-2 8 1 8 6-9 9-8-1 8 2 8 6-8 9-7-1 7 2 7 6-7 9-6-1 6 2 6 6-5 9-5"
              pathLength="100"
            />
          </svg>
        </p>
      </li>
    </ol>
  );
}

/** Reads a new message of the visitor to those who cannot see it arrive. */
export function NewMessage({ lead: { name, conversation } }: { lead: LeadDetails }) {
  const last = conversation?.messages.at(-1);
  return (
    <p className="visually-hidden" role="status">
      {last?.from === 'visitor' && `${givenName({ name, email: '' })} wrote: ${last.text}`}
    </p>
  );
}
