import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { deskLimits } from '../../../../../schema/api/desk.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import { timelineId } from '../timeline/timeline.tsx';
import { useDeskContext } from '../use-desk.ts';
import { composerFields } from './composer-tabs.ts';
import { useNote } from './use-note.ts';

/** A note for colleagues. What was typed stays until it is stored. */
export function NoteForm({ lead }: { lead: LeadDetails }) {
  const { panels, writing } = useDeskContext();
  const { text, message, isSending, write, send } = useNote(lead.id);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    writing.end();
    // Another lead or tab can be open by now.
    if (!(await send()) || !form.current) return;
    // On a phone, the timeline is hidden until the composer ends. Outside the field, single keys work again.
    flushSync(panels.endComposer);
    document.getElementById(timelineId)?.focus();
  }

  return (
    <form ref={form} onSubmit={submit}>
      <textarea
        id={composerFields.note}
        aria-label="Note"
        aria-describedby="note-problem"
        placeholder="What colleagues should know. The visitor never sees this."
        maxLength={deskLimits.note}
        rows={2}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => {
          write(currentTarget.value);
          writing.start();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
      />
      <p id="note-problem" className="send-problem" role="alert">
        {message}
      </p>
      <div className="foot">
        {text.trim() !== '' && !message && <small>Your draft is kept in this tab.</small>}
        <button
          type="submit"
          className="act line"
          disabled={text.trim() === ''}
          aria-busy={isSending || undefined}
        >
          {message ? 'Try again' : 'Add note'} <KeyHint name="Ctrl ↵" />
        </button>
      </div>
    </form>
  );
}
