import './studio.css';
import './ui/panels.css';
import { useCallback, useEffect, useState } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import type { StaffSession } from '../../../schema/api/staff.ts';
import type { Lost, Refusal } from '../../http/call.ts';
import { canEdit } from '../staff/can-edit.ts';
import { messageOf } from '../staff/failure-message.ts';
import { type StaffCall, useStaffCall } from '../staff/use-staff-call.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Loading } from '../ui/layout/loading.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { useTitle } from '../ui/layout/use-title.ts';
import { createDraft, readDrafts } from './api.ts';
import { useDraftStore } from './workspace/use-draft.ts';
import { Workspace } from './workspace/workspace.tsx';

/** Where authors edit pages. */
export default function StudioPage() {
  const session = useOutletContext<StaffSession>();
  return canEdit(session) ? <Studio session={session} /> : <NotForRole />;
}

function NotForRole() {
  return (
    <Panel kind="problem" heading="The studio is not part of your role.">
      <p>To edit pages, ask an administrator for another role.</p>
    </Panel>
  );
}

function Studio({ session }: { session: StaffSession }) {
  const [params, setParams] = useSearchParams();
  const staffCall = useStaffCall();
  const [problem, setProblem] = useState<Refusal | Lost>();
  const [tries, setTries] = useState(0);
  const id = params.get('draft') ?? undefined;
  const open = useCallback(
    (draft: string) => setParams((now) => ({ ...Object.fromEntries(now), draft }), { replace: true }),
    [setParams],
  );

  useEffect(() => {
    if (id !== undefined) return;
    void draftOf(staffCall).then((found) => {
      if (typeof found === 'string') open(found);
      else setProblem(found);
    });
  }, [id, staffCall, open, tries]);

  useTitle('Studio');
  return (
    <div className="studio">
      <a className="skip btn" href="#main">
        Skip to the page
      </a>
      {problem && (
        <AlertBox>
          <p>{messageOf(problem, 'The studio could not be opened.')}</p>
          <button
            type="button"
            className="link"
            onClick={() => {
              setProblem(undefined);
              setTries(tries + 1);
            }}
          >
            Retry
          </button>
        </AlertBox>
      )}
      {!problem && id === undefined && <Loading label="Opening the studio…" />}
      {id !== undefined && <Opened key={id} id={id} session={session} onDraft={open} />}
    </div>
  );
}

/** The author's draft that was changed last, or a new one. */
async function draftOf(staffCall: StaffCall): Promise<string | Refusal | Lost> {
  const answer = await readDrafts(staffCall);
  if (answer.kind !== 'ok') return answer;
  const { drafts, author } = answer.body;
  const own = drafts.find(({ authors }) => authors.includes(author));
  if (own) return own.id;
  const created = await createDraft(staffCall);
  return created.kind === 'ok' ? created.body.draft.id : created;
}

interface OpenedProps {
  id: string;
  session: StaffSession;
  onDraft: (id: string) => void;
}

function Opened({ id, session, onDraft }: OpenedProps) {
  const store = useDraftStore(id, session.email);
  if (!store) return <Loading label="Opening the draft…" />;
  return <Workspace session={session} id={id} store={store} onDraft={onDraft} />;
}
