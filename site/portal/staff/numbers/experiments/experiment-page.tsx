import '../numbers.css';
import '../figures/figures.css';
import '../chart/chart.css';
import '../tables/tables.css';
import '../tables/tables-on-phones.css';
import './experiment.css';
import './verdict/verdict.css';
import './arms/arms.css';
import './writes/writes.css';
import './plan/plan.css';
import { Link, useLocation, useOutletContext, useParams } from 'react-router-dom';
import type { ExperimentAnswer } from '../../../../../schema/api/experiments.ts';
import type { StaffSession } from '../../../../../schema/api/staff.ts';
import { portalRoutes } from '../../../../../schema/portal-routes.ts';
import { Loading } from '../../../ui/layout/loading.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadProblem } from '../load-problem.tsx';
import { NotForAgents } from '../not-for-agents.tsx';
import { useAnswer } from '../use-answer.ts';
import { Arms } from './arms/arms.tsx';
import { DifferenceChart } from './chart/difference-chart.tsx';
import { Crumbs } from './crumbs.tsx';
import { DayRuler } from './day-ruler.tsx';
import { ExperimentHead } from './experiment-head.tsx';
import { GuardrailsTable } from './plan/guardrails-table.tsx';
import { LossesTable } from './plan/losses-table.tsx';
import { PlanList } from './plan/plan-list.tsx';
import { WrittenLines } from './writes/written-lines.tsx';

/** What an experiment has come to, and how to end it. */
export default function ExperimentPage() {
  const session = useOutletContext<StaffSession>();
  const { id = '' } = useParams();
  const started = new URLSearchParams(useLocation().search).get('started') ?? '';
  if (session.role === 'agent') return <NotForAgents />;
  return (
    <Experiment
      key={`${id} ${started}`}
      name={id}
      started={started}
      canOpenLeads={session.role !== 'author'}
    />
  );
}

interface Props {
  name: string;
  /** The first day of an earlier one; empty for the latest. */
  started: string;
  canOpenLeads: boolean;
}

function Experiment({ name, started, canOpenLeads }: Props) {
  const query = started ? `?${new URLSearchParams({ started })}` : '';
  const { body, problem, isLoading, reload } = useAnswer<ExperimentAnswer>(
    `/api/staff/experiments/${encodeURIComponent(name)}${query}`,
  );
  if (problem?.kind === 'refused' && problem.status === 404) return <Unknown name={name} />;
  return (
    <div className="number-page experiment-page" aria-busy={isLoading}>
      <Crumbs name={name} />
      {!body && problem && <PageHeading title={name}>{name}</PageHeading>}
      <LoadProblem problem={problem} fallback="The experiment could not be loaded." onRetry={reload} />
      {!body && isLoading && <Loading label="Loading the experiment…" />}
      {body && <Shown answer={body} canOpenLeads={canOpenLeads} />}
    </div>
  );
}

function Unknown({ name }: { name: string }) {
  return (
    <Panel kind="problem" heading="There is no such experiment." title="Unknown experiment">
      <p>The published site has no experiment “{name}”, and neither has the history.</p>
      <Link className="btn" to={portalRoutes.experiments}>
        All experiments
      </Link>
    </Panel>
  );
}

function Shown({ answer, canOpenLeads }: { answer: ExperimentAnswer; canOpenLeads: boolean }) {
  const series = answer.series.filter(({ points }) => points.some(({ estimate }) => estimate !== null));
  return (
    <>
      <ExperimentHead answer={answer} />
      <DayRuler answer={answer} />
      <Arms answer={answer} canOpenLeads={canOpenLeads} />
      <WrittenLines answer={answer} />
      <div className={series.length > 0 ? 'two-columns' : undefined}>
        {series.length > 0 && (
          <div>
            {series.map((one) => (
              <DifferenceChart key={one.letter} answer={answer} series={one} />
            ))}
          </div>
        )}
        <PlanList answer={answer} />
      </div>
      {answer.guardrails.length > 0 && <GuardrailsTable answer={answer} />}
      <LossesTable answer={answer} />
    </>
  );
}
