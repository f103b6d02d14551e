import './lead.css';
import './strips.css';
import type { Lost, Refusal } from '../../../../http/call.ts';
import { Loading } from '../../../ui/layout/loading.tsx';
import { messageOf } from '../../failure-message.ts';
import { OpenChats } from '../chat/open-chats.tsx';
import { Composer } from '../compose/composer.tsx';
import { LinkPanel } from '../payments/link-panel.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { useDeskContext } from '../use-desk.ts';
import { BackButton } from './back-button.tsx';
import { ConflictStrip } from './conflict/conflict-strip.tsx';
import { LeadHead } from './lead-head.tsx';
import { LeadStrips } from './lead-strips.tsx';
import { NoneOpen } from './none-open.tsx';
import { PhoneBar } from './phone-bar.tsx';
import type { Conflict } from './use-changes.ts';

/** The pane with the open lead. */
export function LeadPane() {
  const { view, open, panels } = useDeskContext();
  return (
    <section className="lead-pane" id="lead" aria-label="Open lead">
      <OpenChats />
      <div className="lead-sheet">
        {view.lead === '' && <NoneOpen />}
        {view.lead !== '' && open.body && (
          <>
            <LeadHead lead={open.body} />
            <LeadStrips lead={open.body} />
            <Timeline key={open.body.id} lead={open.body} />
            {panels.isMakingLink && <LinkPanel key={`link ${open.body.id}`} lead={open.body} />}
            <Composer key={`write ${open.body.id}`} lead={open.body} />
            <PhoneBar lead={open.body} />
          </>
        )}
        {view.lead !== '' && !open.body && <NoLead />}
      </div>
    </section>
  );
}

function NoLead() {
  const { open, view, changes } = useDeskContext();
  if (!open.problem) return <LeadLoading />;
  const { conflict } = changes;
  if (conflict?.leadId === view.lead) return <LostLead conflict={conflict} />;
  return codeOf(open.problem) === 'lead_taken' ? <TakenLead /> : <LeadProblem />;
}

function LeadLoading() {
  return (
    <>
      <HeadFromList />
      <Loading label="Loading this lead…" />
    </>
  );
}

/** The list knows the name of a lead that is not loaded yet, or no longer. */
function HeadFromList() {
  const { view, list } = useDeskContext();
  const row = list.groups?.flatMap(({ leads }) => leads).find(({ id }) => id === view.lead);
  return (
    <header className="lead-head">
      <div className="title">
        <BackButton />
        <h1 dir="auto">{row?.name ?? 'Lead'}</h1>
        <p className="sub">{row?.service ?? '\u00a0'}</p>
      </div>
    </header>
  );
}

/** A colleague was faster, and the lead is no longer one that this person can see. */
function LostLead({ conflict }: { conflict: Conflict }) {
  return (
    <>
      <HeadFromList />
      <ConflictStrip conflict={conflict} />
      <p className="lost">This lead is a colleague’s now. Anything you began to write is kept in this tab.</p>
    </>
  );
}

/** A colleague claimed the lead while it was open, or it was opened by its address. */
function TakenLead() {
  const { open, show } = useDeskContext();
  return (
    <>
      <HeadFromList />
      <div className="lead-problem" role="alert">
        <p>
          {open.problem && messageOf(open.problem, 'A colleague has this lead now.')} Anything you began to
          write is kept in this tab.
        </p>
        <div className="acts">
          <button type="button" className="act line" onClick={() => show({ lead: '' })}>
            Back to the list
          </button>
        </div>
      </div>
    </>
  );
}

const codeOf = (problem: Refusal | Lost) => (problem.kind === 'refused' ? problem.code : '');

function LeadProblem() {
  const { open, show } = useDeskContext();
  const { problem } = open;
  if (!problem) return null;
  const isMissing = problem.kind === 'refused' && (problem.status === 404 || problem.status === 422);
  return (
    <div className="lead-problem" role="alert">
      <h1>{isMissing ? 'This lead was not found.' : 'This lead could not be loaded.'}</h1>
      <p>{isMissing ? 'It may have been deleted.' : messageOf(problem, 'Something went wrong.')}</p>
      <div className="acts">
        {!isMissing && (
          <button type="button" className="act" onClick={open.refresh}>
            Retry
          </button>
        )}
        <button type="button" className="act line" onClick={() => show({ lead: '' })}>
          Back to the list
        </button>
      </div>
    </div>
  );
}
