import { useState } from 'react';
import { browserStore } from '../../../../ui/local-store.ts';
import { messageOf } from '../../failure-message.ts';
import { useDeskContext } from '../use-desk.ts';
import { type NoteDraft, readDraft, withText, withTry } from './note-draft.ts';

const drafts = browserStore('sessionStorage');

/** The draft of a lead's note, which survives navigation and failed calls. */
export function useNote(leadId: string) {
  const { changes } = useDeskContext();
  const key = `note-${leadId}`;
  const [draft, setDraft] = useState(() => readDraft(drafts.read(key)));
  const [message, setMessage] = useState<string>();
  const [isSending, setSending] = useState(false);

  function keep(next: NoteDraft) {
    setDraft(next);
    drafts.write(key, next.text === '' ? undefined : next);
  }

  return {
    text: draft.text,
    message,
    isSending,
    write(text: string) {
      setMessage(undefined);
      keep(withText(draft, text));
    },
    /** @returns whether the note is stored */
    async send(): Promise<boolean> {
      const text = draft.text.trim();
      if (text === '' || isSending) return false;
      setSending(true);
      setMessage(undefined);
      keep(withTry(draft));
      const answer = await changes.addNote(leadId, { id: draft.id, text });
      setSending(false);
      if (answer.kind !== 'ok') {
        setMessage(messageOf(answer, 'The note could not be saved.'));
        return false;
      }
      // Only what was sent goes: more may have been typed in the meantime.
      setDraft((now) => {
        const next = now.text === draft.text ? readDraft(null) : withText(now, now.text);
        drafts.write(key, next.text === '' ? undefined : next);
        return next;
      });
      return true;
    },
  };
}
