import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { chatLimits } from '../../../../../schema/api/chat.ts';
import { createTyping } from '../../../../ui/chat/typing.ts';
import { ChatIcon } from './chat-icon.tsx';
import type { Talk } from './talk.ts';

interface Props {
  talk: Talk;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  placeholder: string;
}

/** Writes a message. Enter sends it; Shift and Enter break the line. */
export function WriteForm({ talk, text, onText, onFile, placeholder }: Props) {
  const [typing] = useState(() => createTyping((isTyping) => talk.report({ isTyping })));
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => () => typing.stopped(), [typing]);

  function send() {
    const message = text.trim();
    if (!message) return;
    typing.stopped();
    onText('');
    talk.send(message);
  }

  return (
    <form
      className="chat-writing"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <button type="button" aria-label="Attach a file" onClick={() => picker.current?.click()}>
        <ChatIcon name="clip" />
      </button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          for (const file of currentTarget.files ?? []) onFile(file);
          currentTarget.value = '';
        }}
      />
      <textarea
        rows={Math.min(4, text.split('\n').length)}
        aria-label="Message"
        placeholder={placeholder}
        maxLength={chatLimits.text}
        dir="auto"
        enterKeyHint="send"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          onText(value);
          if (value.trim() === '') typing.stopped();
          else typing.typed();
        }}
        onBlur={() => typing.stopped()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" className="chat-send" aria-label="Send" disabled={text.trim() === ''}>
        <ChatIcon name="send" />
      </button>
    </form>
  );
}
