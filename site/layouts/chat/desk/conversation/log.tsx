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

/** What was said, sent, and promised. It is not live: `panel.ts` announces messages, also while the window is closed. */
export function ChatLog({ ref, talk, state, settings, files, now, children }: Props) {
  const { messages, unsent } = state;
  const hasBegun = messages.length + unsent.length > 0;
  const isFirstQuestion = messages.every(({ from }) => from === 'visitor');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so the keyboard can scroll it
    <div ref={ref} className="chat-log" role="log" aria-live="off" aria-label="Conversation" tabIndex={0}>
      {!hasBegun && <Introduction talk={talk} state={state} settings={settings} />}
      {isFirstQuestion && <Got state={state} />}
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
      {!isFirstQuestion && <Got state={state} />}
      {children}
      <Typing state={state} />
    </div>
  );
}

/** Before the first message: what can be asked, or, while no one is there, when the answer comes. */
function Introduction({ talk, state, settings }: Pick<Props, 'talk' | 'state' | 'settings'>) {
  const { presence } = state;
  if (!presence.isHere)
    return (
      <div className="chat-intro">
        <h3>{presence.isOpen ? 'No one’s at the desk right now.' : 'We’re closed right now.'}</h3>
        <p>
          Write your question here.{' '}
          {presence.answerBy
            ? `We’ll email you by ${timeIn(presence, presence.answerBy)}.`
            : 'We’ll email you.'}
        </p>
      </div>
    );
  return (
    <>
      <div className="chat-intro">
        <h3>{settings.invitation}</h3>
        <p>A person answers. You don’t have to give your name.</p>
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
function Got({ state: { presence, contact, messages, answerBy } }: Pick<Props, 'state'>) {
  const isOpen = messages.at(-1)?.from === 'visitor';
  const reach = contact?.email || contact?.phone;
  const isDue = answerBy !== null && answerBy > presence.now;
  return (
    <div role="status">
      {!presence.isHere && isOpen && reach && (
        <div className="chat-intro">
          <ChatIcon name="check" />
          <h3>Got it.</h3>
          <p>
            {contact?.email ? 'We’ll email you at ' : 'We’ll reach you at '}
            <b>{reach}</b>
            {isDue && ` by ${timeIn(presence, answerBy)}`}.
          </p>
        </div>
      )}
    </div>
  );
}

function Typing({ state: { state } }: Pick<Props, 'state'>) {
  return (
    <div role="status">
      {state?.isTyping && (
        <p className="chat-typing">
          <em>{state.typist ? firstName(state.typist) : 'Someone'}</em> is typing
          <svg viewBox="0 0 58 14" aria-hidden="true">
            <path pathLength="100" d="M2 9C6 2 9 2 10 7s4 5 7-1 6-4 6 1 5 4 8-1 6-4 7 1 5 3 9-2 5-1 7 0" />
          </svg>
        </p>
      )}
    </div>
  );
}
