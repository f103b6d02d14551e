import { Fragment, type ReactNode, type RefObject } from 'react';
import { firstName } from '../../../../../schema/api/first-name.ts';
import type { PreparedDeskChat } from '../../../../prepared-scripts.ts';
import { timeIn } from '../presence-line.ts';
import { ChatIcon } from './chat-icon.tsx';
import { FileRow } from './file-row.tsx';
import { logItems } from './log-items.ts';
import { DeliveryStatus, UnsentMessages } from './status.tsx';
import type { Talk, TalkState } from './talk.ts';
import type { Files } from './use-files.ts';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  talk: Talk;
  state: TalkState;
  settings: PreparedDeskChat;
  files: Files;
  /** In ms since 1970. */
  now: number;
  /** A form at the end. */
  children: ReactNode;
}

/** What was said, sent, and promised. New messages are read to those who cannot see them. */
export function ChatLog({ ref, talk, state, settings, files, now, children }: Props) {
  const { messages, unsent } = state;
  const hasBegun = messages.length + unsent.length > 0;
  const isFirstQuestion = messages.every(({ from }) => from === 'visitor');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so the keyboard can scroll it
    <div ref={ref} className="chat-log" role="log" aria-label="Conversation" tabIndex={0}>
      {!hasBegun && <Introduction talk={talk} state={state} settings={settings} now={now} />}
      {isFirstQuestion && <Got state={state} now={now} />}
      {logItems(messages, now).map((item) => (
        <Fragment key={item.messages[0]?.id}>
          {item.day && <p className="chat-day">{item.day}</p>}
          <div className={item.from === 'staff' ? 'chat-said' : 'chat-said own'}>
            {item.name && (
              <p className="chat-writer">
                <bdi>{firstName(item.name)}</bdi>
                <span className="visually-hidden"> wrote:</span>
              </p>
            )}
            {item.messages.map(({ id, text }) => (
              <p key={id} className="chat-text" dir="auto">
                {text}
              </p>
            ))}
            <DeliveryStatus item={item} state={state} />
          </div>
        </Fragment>
      ))}
      <UnsentMessages talk={talk} unsent={unsent} />
      {files.sent.map((file) => (
        <FileRow key={file.id} file={file} files={files} />
      ))}
      {!isFirstQuestion && <Got state={state} now={now} />}
      {children}
      <Typing state={state} />
    </div>
  );
}

/** Before the first message: what can be asked, or, while no one is there, when the answer comes. */
function Introduction({ talk, state, settings, now }: Pick<Props, 'talk' | 'state' | 'settings' | 'now'>) {
  const { presence } = state;
  if (!presence.isHere)
    return (
      <div className="chat-intro">
        <h3>{presence.isOpen ? 'No one’s at the desk right now.' : 'We’re closed right now.'}</h3>
        <p>
          Write your question here.{' '}
          {presence.answerBy
            ? `We’ll answer by email by ${timeIn(presence.zone, presence.answerBy, now)}.`
            : 'We’ll answer by email.'}
        </p>
      </div>
    );
  return (
    <>
      <div className="chat-intro">
        <h3>{settings.invitation}</h3>
        <p>A person answers. You don’t have to give a name.</p>
      </div>
      {settings.questions.length > 0 && (
        <ul className="chat-questions">
          {settings.questions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => talk.send(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** While no one is there: that the question arrived, and when the answer comes. */
function Got({ state: { presence, contact, messages }, now }: Pick<Props, 'state' | 'now'>) {
  const isAnswered = messages.at(-1)?.from === 'staff';
  if (presence.isHere || !contact?.email || messages.length === 0 || isAnswered) return null;
  return (
    <div className="chat-intro">
      <ChatIcon name="check" />
      <h3>Got it.</h3>
      <p>
        We’ll answer at <b>{contact.email}</b>
        {presence.answerBy && ` by ${timeIn(presence.zone, presence.answerBy, now)}`}.
      </p>
    </div>
  );
}

function Typing({ state: { state } }: Pick<Props, 'state'>) {
  return (
    <div role="status">
      {state?.isTyping && (
        <p className="chat-typing">
          <em>{state.typist ? firstName(state.typist) : 'Someone'}</em> is writing
          <svg viewBox="0 0 58 14" aria-hidden="true">
            <path pathLength="100" d="M2 9C6 2 9 2 10 7s4 5 7-1 6-4 6 1 5 4 8-1 6-4 7 1 5 3 9-2 5-1 7 0" />
          </svg>
        </p>
      )}
    </div>
  );
}
