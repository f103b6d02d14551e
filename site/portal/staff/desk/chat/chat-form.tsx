import './chat-form.css';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chatLimits } from '../../../../../schema/api/chat.ts';
import type { FilledTemplate, FilledText } from '../../../../../schema/api/desk-changes.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { createTyping } from '../../../../ui/chat/typing.ts';
import { composerFields } from '../compose/composer-tabs.ts';
import { FilledField, pointTo } from '../compose/templates/filled-field.tsx';
import { isBlank, missingWords, plainText, withTemplate } from '../compose/templates/filled-text.ts';
import { TemplatesMenu } from '../compose/templates/templates-menu.tsx';
import { useTemplates } from '../compose/templates/use-templates.ts';
import { isUnclaimed } from '../list/groups.ts';
import { givenName } from '../list/row-status.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { LinkButton } from '../payments/link-button.tsx';
import { useDeskContext } from '../use-desk.ts';
import { BlockMenu } from './block-menu.tsx';

const ids = { text: composerFields.chat, about: 'chat-about' };

/** A message to the visitor. Enter sends it. */
export function ChatForm({ lead }: { lead: LeadDetails }) {
  const { chats, writing } = useDeskContext();
  const { id, conversation } = lead;
  const [typing] = useState(() => createTyping((isTyping) => chats.report(id, { isTyping })));
  const [problem, setProblem] = useState<string>();
  const templates = useTemplates(id);
  /** Where a template goes: undefined until the text had the focus. */
  const caret = useRef<number>(undefined);
  // Another lead or tab ends the typing
  useEffect(() => () => typing.stopped(), [typing]);
  if (!conversation) return null;
  const name = givenName({ name: lead.name, email: '' });
  const draft = chats.draftOf(id);

  if (conversation.isBlocked)
    return (
      <p className="chat-closed">
        <bdi>{name}</bdi> is blocked: nothing more can be written here, and no chat can start from that
        network for a day.
      </p>
    );

  function write(next: FilledText) {
    chats.write(id, next);
    setProblem(undefined);
    if (isBlank(next)) return stop();
    typing.typed();
    writing.start();
  }

  function stop() {
    typing.stopped();
    writing.end();
  }

  function send() {
    if (isBlank(draft)) return;
    const missing = missingWords(draft);
    if (missing) {
      setProblem(missing);
      return pointTo(ids.text, draft);
    }
    stop();
    chats.write(id, plainText(''));
    chats.send(id, draft.text.trim());
  }

  function choose(template: FilledTemplate) {
    const { text } = withTemplate(draft, {
      template,
      templates: templates.loaded?.chatTemplates ?? [],
      caret: caret.current ?? draft.text.length,
    });
    flushSync(() => write(text));
    pointTo(ids.text, text);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isInText = event.target instanceof HTMLTextAreaElement;
    if (!isInText || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onBlur={() => typing.stopped()}
      onKeyDown={onKeyDown}
    >
      <div className="menus">
        <TemplatesMenu templates={templates} list={templates.loaded?.chatTemplates} onChoose={choose} />
      </div>
      <div
        className="chat-text"
        onSelect={({ target }) => {
          if (target instanceof HTMLTextAreaElement) caret.current = target.selectionEnd;
        }}
      >
        <FilledField
          id={ids.text}
          name={`Message to ${name}`}
          describedBy={ids.about}
          placeholder={`Write to ${name}.${isUnclaimed(lead) ? ' Sending claims the chat.' : ''}`}
          maxLength={chatLimits.text}
          isInvalid={problem !== undefined}
          value={draft}
          onChange={write}
        />
      </div>
      <div id={ids.about}>
        <p className="send-problem" role="alert">
          {problem}
        </p>
        <p>{presenceWords(lead, name)}</p>
      </div>
      <div className="foot">
        <LinkButton lead={lead} className="quiet" label="Payment link" />
        <BlockMenu lead={lead} name={name} />
        <button type="submit" className="act" disabled={isBlank(draft)}>
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
  const later = `${name} has left and will see your answer on their next visit.`;
  return email ? `${later} Email is more reliable.` : later;
}
