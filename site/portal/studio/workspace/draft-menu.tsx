import { useEffect, useState } from 'react';
import type { DraftSummary } from '../../../../schema/api/studio/draft.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { messageOf } from '../../staff/failure-message.ts';
import { SignedIn, StaffNav } from '../../staff/staff-nav.tsx';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { createDraft, readDrafts, renameDraft } from '../api.ts';
import { Popup } from '../ui/popup.tsx';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  /** The button that opened it. */
  anchor: HTMLElement;
  onDraft: (id: string) => void;
  onClose: () => void;
}

/** The drafts, to open another one, begin a new one, or rename the open one. */
export function DraftMenu({ work, anchor, onDraft, onClose }: Props) {
  const { id, draft, session } = work;
  const staffCall = useStaffCall();
  const [drafts, setDrafts] = useState<DraftSummary[]>([]);
  const [title, setTitle] = useState(draft.draft.title);
  useEffect(() => {
    void readDrafts(staffCall).then((answer) => answer.kind === 'ok' && setDrafts(answer.body.drafts));
  }, [staffCall]);

  async function begin() {
    const answer = await createDraft(staffCall);
    if (answer.kind === 'ok') onDraft(answer.body.draft.id);
    else showToast(messageOf(answer, 'A draft could not be begun.'), 'error');
    onClose();
  }

  async function rename() {
    if (title.trim() === '' || title === draft.draft.title) return;
    const answer = await renameDraft(staffCall, id, title);
    if (answer.kind !== 'ok') showToast(messageOf(answer, 'The draft could not be renamed.'), 'error');
    else work.store.refresh();
  }

  return (
    <Popup label="Drafts" className="draft-menu" anchor={anchor} onClose={onClose}>
      <label>
        Name of this draft
        <input
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onBlur={() => void rename()}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void rename().then(onClose);
          }}
        />
      </label>
      <ul>
        {drafts
          .filter((one) => one.id !== id && (one.changes > 0 || one.title !== 'New draft'))
          .map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  onDraft(one.id);
                  onClose();
                }}
              >
                <b>{one.title}</b>
                <small>
                  {one.changes === 1 ? '1 change' : `${one.changes} changes`} by {one.authors.join(', ')}
                </small>
              </button>
            </li>
          ))}
      </ul>
      <button type="button" className="plain" onClick={() => void begin()}>
        New draft
      </button>
      <div className="staff">
        <StaffNav session={session} />
        <SignedIn session={session} />
      </div>
    </Popup>
  );
}
