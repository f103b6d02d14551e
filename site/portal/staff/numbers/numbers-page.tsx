import './numbers.css';
import './filters.css';
import './figures/figures.css';
import './chart/chart.css';
import './tables/tables.css';
import './tables/tables-on-phones.css';
import { Link, useLocation, useOutletContext } from 'react-router-dom';
import type { NumbersAnswer } from '../../../../schema/api/numbers.ts';
import type { StaffSession } from '../../../../schema/api/staff.ts';
import { portalRoutes } from '../../../../schema/portal-routes.ts';
import { Loading } from '../../ui/layout/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { About, NothingYet } from './about.tsx';
import { readView, viewQuery } from './address.ts';
import { DayChart } from './chart/day-chart.tsx';
import { Ledger } from './figures/ledger.tsx';
import { Sentence } from './figures/sentence.tsx';
import { Filters } from './filters.tsx';
import { LoadProblem } from './load-problem.tsx';
import { NotForAgents } from './not-for-agents.tsx';
import { NumbersContext } from './numbers-context.ts';
import { PagesTable } from './tables/pages-table.tsx';
import { DevicesTable, GoogleNote } from './tables/side.tsx';
import { SourcesTable } from './tables/sources-table.tsx';
import { useAnswer } from './use-answer.ts';

/** Which pages and sources earn money. */
export default function NumbersPage() {
  const session = useOutletContext<StaffSession>();
  return session.role === 'agent' ? <NotForAgents /> : <Numbers session={session} />;
}

function Numbers({ session }: { session: StaffSession }) {
  const view = readView(useLocation().search);
  const query = viewQuery(view);
  const { body, problem, isLoading, reload } = useAnswer<NumbersAnswer>(`/api/staff/numbers?${query}`);
  return (
    <div className="number-page" aria-busy={isLoading}>
      <div className="numbers-head">
        <div className="numbers-title">
          <PageHeading title="Numbers">Numbers</PageHeading>
          <Link className="text-button" to={portalRoutes.experiments}>
            Experiments
          </Link>
        </div>
        <Filters view={view} answer={body} />
      </div>
      <LoadProblem problem={problem} fallback="The numbers could not be loaded." onRetry={reload} />
      {!body && isLoading && <Loading label="Loading numbers…" />}
      {body && (
        <NumbersContext value={{ view, answer: body, canOpenLeads: session.role !== 'author' }}>
          <Shown answer={body} />
        </NumbersContext>
      )}
    </div>
  );
}

function Shown({ answer }: { answer: NumbersAnswer }) {
  const { total } = answer;
  if (total.views === 0 && total.leads === 0 && total.paid === 0 && total.linksOpened === 0)
    return <NothingYet />;
  return (
    <>
      <Sentence />
      <About />
      <Ledger />
      <DayChart />
      <PagesTable />
      <div className="two-columns">
        <SourcesTable />
        <aside className="side" aria-label="More about these numbers">
          <GoogleNote />
          <DevicesTable />
        </aside>
      </div>
    </>
  );
}
