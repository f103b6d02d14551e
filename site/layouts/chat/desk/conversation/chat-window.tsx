import { useEffect, useRef, useState } from 'react';
import type { PreparedDeskChat } from '../../../../prepared-scripts.ts';
import { presenceLine } from '../presence-line.ts';
import { AskForm } from './ask-form.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { chatStore } from './chat-store.ts';
import { LeaveForm } from './leave-form.tsx';
import { ChatLog } from './log.tsx';
import type { Talk, TalkState } from './talk.ts';
import { useFiles } from './use-files.ts';
import { useModal } from './use-modal.ts';
import { useNow } from './use-now.ts';
import { useReading } from './use-reading.ts';
import { useSteady } from './use-steady.ts';
import { WriteForm } from './write-form.tsx';

interface Props {
  talk: Talk;
  state: TalkState;
  settings: PreparedDeskChat;
  /** What the visitor typed before React. */
  draft: string;
  isShown: boolean;
  onMinimize: () => void;
}

/** Keeps the conversation in which the visitor left no way to be answered when asked. */
const dismissedKey = 'not-now';

/** The conversation with its head: who is there, what was said, and the form that fits. */
export function ChatWindow({ talk, state, settings, draft, isShown, onMinimize }: Props) {
  const { chatId, messages, unsent, presence, contact, isConnected, isBlocked, hasNoCookie } = state;
  const [text, setText] = useState(draft);
  const [dismissed, setDismissed] = useState(() => chatStore.read(dismissedKey));
  const log = useRef<HTMLDivElement>(null);
  const files = useFiles(talk);
  const now = useNow();
  useReading(talk, messages, isShown);
  useModal(log, isShown);
  useEnd(log, [messages.length, unsent.length, files.sent.length, isShown, state.state?.isTyping]);

  const hasBegun = messages.length + unsent.length > 0;
  const writer = messages.findLast(({ from }) => from === 'staff')?.name;
  const isAway = !presence.isHere;
  // A question, not a wall: only once it helps.
  const helps = useSteady(isAway || writer != null || messages.length > 2, log, '.chat-ask');
  const isAsking = messages.length > 0 && !contact && (hasNoCookie || (helps && dismissed !== chatId));
  const firstForm = useSteady(isAway ? 'leave' : 'write', log, '.chat-leave, .chat-writing');

  function dismiss() {
    setDismissed(chatId);
    chatStore.write(dismissedKey, chatId);
  }

  return (
    <>
      <header className="chat-head">
        <div>
          <h2>
            <bdi>{writer ?? settings.company}</bdi>
          </h2>
          <p>
            <i className="chat-dot" />
            {writer && presence.isHere ? 'Here now' : presenceLine(presence)}
          </p>
        </div>
        <button type="button" aria-label="Minimize chat" onClick={onMinimize}>
          <ChatIcon name="down" />
        </button>
      </header>
      <p className="chat-band" role="status">
        {!isConnected && (
          <span>
            <b>Connection lost. Reconnecting…</b> Keep typing. Your messages are saved and will be sent when
            you’re back online.
          </span>
        )}
        {hasNoCookie && (
          <span>
            Your browser blocks cookies, so answers can’t appear here.{' '}
            {!contact && 'Please leave your email, and we’ll answer there.'}
          </span>
        )}
      </p>
      <ChatLog ref={log} talk={talk} state={state} settings={settings} files={files} now={now}>
        {isAsking && <AskForm talk={talk} writer={writer} onDismiss={hasNoCookie ? undefined : dismiss} />}
      </ChatLog>
      {isBlocked ? (
        <p className="chat-band">This chat is closed.</p>
      ) : firstForm === 'leave' && !hasBegun ? (
        <LeaveForm talk={talk} privacy={settings.privacy} text={text} onText={setText} />
      ) : (
        <WriteForm
          talk={talk}
          text={text}
          onText={setText}
          onFile={files.send}
          placeholder={
            isAsking ? 'Or keep writing' : hasBegun && isAway ? 'Add something' : 'Write a message'
          }
        />
      )}
    </>
  );
}

/** Keeps the end of the log in view, unless the visitor has scrolled up to read. */
function useEnd(log: { current: HTMLElement | null }, changes: unknown[]): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = log.current;
    const note = () => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
    };
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [log]);
  useEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, changes);
}
