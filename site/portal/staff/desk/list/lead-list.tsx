import './list.css';
import { Loading } from '../../../ui/layout/loading.tsx';
import { messageOf } from '../../failure-message.ts';
import { isNarrowed, noFilters } from '../address/view.ts';
import { queueNames } from '../frame/queue-names.ts';
import { QueueTabs } from '../frame/queues.tsx';
import { useDeskContext } from '../use-desk.ts';
import { Filters } from './filters.tsx';
import { LeadGroupRows } from './lead-group-rows.tsx';
import { SearchField } from './search-field.tsx';
import { useSteadyRows } from './use-steady-rows.ts';

/** The pane with the queue's leads. */
export function LeadList() {
  const { view, list } = useDeskContext();
  const { groups, isStale, problem } = list;
  const rows = useSteadyRows(groups);
  const isEmpty = groups?.every(({ leads }) => leads.length === 0) && !isStale;
  return (
    <section className="list" aria-label={view.search ? 'Leads found' : `Leads: ${queueNames[view.queue]}`}>
      <div className="list-top">
        <QueueTabs />
        <SearchField />
        <Filters />
      </div>
      {problem && (!groups || isStale) && <ListProblem />}
      <div className="rows" ref={rows} aria-busy={isStale || undefined}>
        {!groups && !problem && <Loading label="Loading leads…" />}
        {isEmpty ? <NoLeads /> : groups?.map((group) => <LeadGroupRows key={group.name} group={group} />)}
        <div className="spare" />
      </div>
    </section>
  );
}

function ListProblem() {
  const { list, refreshAll } = useDeskContext();
  return (
    <div className="problem" role="alert">
      <p>{list.problem && messageOf(list.problem, 'The leads could not be loaded.')}</p>
      <button type="button" className="quiet boxed" onClick={refreshAll}>
        Retry
      </button>
    </div>
  );
}

/** Says why the list is empty. */
function NoLeads() {
  const { view, show } = useDeskContext();
  if (!isNarrowed(view)) return <p className="nil">No leads in “{queueNames[view.queue]}.”</p>;
  const label = view.search ? 'Clear search' : 'Clear filters';
  return (
    <div className="nil">
      <p>
        {view.search ? 'No lead matches ' : 'No lead matches these filters.'}
        {view.search && <bdi>“{view.search}”</bdi>}
        {view.search && '.'}
      </p>
      <button
        type="button"
        className="quiet boxed"
        onClick={() => show({ search: '', filters: noFilters }, { replace: true })}
      >
        {label}
      </button>
    </div>
  );
}
