import { type KeyboardEvent, useEffect, useState } from 'react';
import { chatLimits } from '../../../../../schema/api/chat.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { createTyping } from '../../../../ui/chat/typing.ts';
import { composerFields } from '../compose/composer-tabs.ts';
import { isUnclaimed } from '../list/groups.ts';
import { givenName } from '../list/row-status.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { LinkButton } from '../payments/link-button.tsx';
import { useDeskContext } from '../use-desk.ts';
import { BlockMenu } from './block-menu.tsx';

/** A message to the visitor. Enter sends it. */
export function ChatForm({ lead }: { lead: LeadDetails }) {
  const { chats, writing } = useDeskContext();
  const { id, conversation } = lead;
  const [typing] = useState(() => createTyping((isTyping) => chats.report(id, { isTyping })));
  // Another lead or tab ends the typing
  useEffect(() => () => typing.stopped(), [typing]);
  if (!conversation) return null;
  const name = givenName({ name: lead.name, email: '' });
  const text = chats.draftOf(id);

  if (conversation.isBlocked)
    return (
      <p className="chat-closed">
        <bdi>{name}</bdi> is blocked: nothing more can be written here, and no chat can begin from that
        network for a day.
      </p>
    );

  function stop() {
    typing.stopped();
    writing.end();
  }

  function send() {
    const message = text.trim();
    if (!message) return;
    stop();
    chats.write(id, '');
    chats.send(id, message);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        id={composerFields.chat}
        aria-label={`Message to ${name}`}
        aria-describedby="chat-presence"
        placeholder={`Write to ${name}.${isUnclaimed(lead) ? ' Sending claims the chat.' : ''}`}
        maxLength={chatLimits.text}
        rows={2}
        dir="auto"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          chats.write(id, value);
          if (value.trim() === '') return stop();
          typing.typed();
          writing.start();
        }}
        onBlur={() => typing.stopped()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <p id="chat-presence" className="chat-presence">
        {presenceWords(lead, name)}
      </p>
      <div className="foot">
        <LinkButton lead={lead} className="quiet" label="Payment link" />
        <BlockMenu lead={lead} name={name} />
        <button type="submit" className="act" disabled={text.trim() === ''}>
          Send <KeyHint name="↵" />
        </button>
      </div>
    </form>
  );
}

/** Whether the visitor will see an answer now. */
function presenceWords({ conversation, email }: LeadDetails, name: string): string {
  if (!conversation) return '';
  if (conversation.state.isEnded) return 'This chat was ended. A new message opens it again.';
  if (conversation.isVisitorHere) return '';
  const later = `${name} has left and sees an answer on the next visit`;
  return email ? `${later}; an email is sure to arrive.` : `${later}.`;
}
