import '../numbers.css';
import '../tables/tables.css';
import '../tables/tables-on-phones.css';
import './experiment.css';
import './list/list.css';
import { useOutletContext } from 'react-router-dom';
import type { ExperimentsAnswer } from '../../../../../schema/api/experiments.ts';
import type { StaffSession } from '../../../../../schema/api/staff.ts';
import { Loading } from '../../../ui/layout/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { LoadProblem } from '../load-problem.tsx';
import { NotForAgents } from '../not-for-agents.tsx';
import { useAnswer } from '../use-answer.ts';
import { Crumbs } from './crumbs.tsx';
import { ExperimentsTable } from './list/experiments-table.tsx';
import { WriteOne } from './list/write-one.tsx';

/** The experiments: those that run or are written, and the history, with those that found nothing. */
export default function ExperimentsPage() {
  const session = useOutletContext<StaffSession>();
  return session.role === 'agent' ? <NotForAgents /> : <Experiments />;
}

function Experiments() {
  const { body, problem, isLoading, reload } = useAnswer<ExperimentsAnswer>('/api/staff/experiments');
  return (
    <div className="number-page experiment-page" aria-busy={isLoading}>
      <Crumbs />
      <PageHeading title="Experiments">Experiments</PageHeading>
      <LoadProblem problem={problem} fallback="The experiments could not be loaded." onRetry={reload} />
      {!body && isLoading && <Loading label="Loading experiments…" />}
      {body && (
        <>
          {body.current.length === 0 && <WriteOne isFirst={body.ended.length === 0} />}
          {body.current.length > 0 && <ExperimentsTable list="current" rows={body.current} />}
          {body.ended.length > 0 && <ExperimentsTable list="ended" rows={body.ended} />}
        </>
      )}
    </div>
  );
}
