import './person-dialog.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { PersonAnswer, PersonSummary } from '../../../../../schema/api/privacy.ts';
import { showToast } from '../../../../islands/toasts.tsx';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/layout/loading.tsx';
import { messageOf } from '../../failure-message.ts';
import { useStaffCall } from '../../use-staff-call.ts';
import { neighborThatStays } from '../list/groups.ts';
import { useLatest } from '../live/use-latest.ts';
import type { PersonAction } from '../parts/use-panels.ts';
import { useDeskContext } from '../use-desk.ts';
import { EraseForm } from './erase-form.tsx';
import { ErasedInCrm } from './erased-in-crm.tsx';
import { ExportButton } from './export-button.tsx';
import { PersonContents } from './person-contents.tsx';
import { erasedText } from './person-words.ts';
import { type Erased, useErasure } from './use-erasure.ts';

interface Props {
  lead: LeadDetails;
  action: PersonAction;
}

const headings: Record<PersonAction, string> = {
  export: 'Export everything about this person',
  erase: 'Erase everything about this person',
};

/** Exports or erases a person: shows what of, and asks before it erases. */
export default function PersonDialog({ lead, action }: Props) {
  const { panels, list, show, refreshAll } = useDeskContext();
  const call = useStaffCall();
  const url = `/api/staff/leads/${encodeURIComponent(lead.id)}/person`;
  const [withPhone, setWithPhone] = useState(false);
  const query = withPhone ? '?withPhone=true' : '';
  const { body, problem, refresh } = useLatest<PersonAnswer>(url + query, (wanted, signal) =>
    call(wanted, { signal }),
  );
  // Until more or fewer leads are loaded, the ones before stay.
  const [last, setLast] = useState<PersonSummary>();
  if (body && body.person !== last) setLast(body.person);
  const person = body?.person ?? last;
  const erasure = useErasure(url);
  const [byHand, setByHand] = useState<Erased & { next: string }>();

  async function erase(confirm: string) {
    if (!body) return;
    const gone = new Set(body.person.leads.map(({ id }) => id));
    const next = neighborThatStays(list.groups ?? [], lead.id, gone);
    const erased = await erasure.erase(body.person, { confirm, withPhone });
    if (!erased) return;
    if (erased.crm === 'by hand') setByHand({ ...erased, next });
    else leave(next, erased.leadIds.length);
  }

  /** Goes on with the next lead, whose controls must not get the focus of the button that was used here. */
  function leave(next: string, count: number) {
    flushSync(panels.endPerson);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    showToast(erasedText(lead.name, count), 'success');
    show({ lead: next }, { replace: true });
    refreshAll();
  }

  if (byHand) {
    const done = () => leave(byHand.next, byHand.leadIds.length);
    return (
      <Dialog heading="Erased here, not in the CRM" onClose={done}>
        <ErasedInCrm leadIds={byHand.leadIds} onDone={done} />
      </Dialog>
    );
  }
  return (
    <Dialog heading={headings[action]} isBusy={erasure.isBusy} onClose={panels.endPerson}>
      <div className="person-dialog" aria-busy={!body || undefined}>
        {person && <PersonContents person={person} withPhone={withPhone} onWithPhone={setWithPhone} />}
        {!person && !problem && <Loading label="Finding everything…" />}
        <AlertBox>
          {problem && (
            <>
              <p>{messageOf(problem, 'The data could not be loaded.')}</p>
              <button type="button" className="link" onClick={refresh}>
                Retry
              </button>
            </>
          )}
        </AlertBox>
        {person && action === 'export' && <ExportButton url={url} query={query} />}
        {person && action === 'erase' && (
          <EraseForm person={person} isReady={body !== undefined} erasure={erasure} onErase={erase} />
        )}
      </div>
    </Dialog>
  );
}
