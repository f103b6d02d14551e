import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ExperimentAnswer, ExperimentArm } from '../../../../../../schema/api/experiments.ts';
import type { LeadStep } from '../../../../../../schema/api/numbers.ts';
import { leadsPath, readView } from '../../address.ts';
import { NotKnown, Rate } from '../../figures/rate.tsx';
import { addDays, countText, moneyText, percentText } from '../../words/format.ts';
import { rateNames } from '../words/describe.ts';

interface Props {
  answer: ExperimentAnswer;
  arm: ExperimentArm;
  canOpenLeads: boolean;
}

/** The rate that decides, and the counts from view to revenue. What cannot be compared is struck, and not hidden. */
export function ArmFigures({ answer, arm, canOpenLeads }: Props) {
  const { metric } = answer;
  const drill = (step: LeadStep, count: number) => {
    const to = canOpenLeads && count > 0 ? leadsOf(answer, arm, step) : undefined;
    return to ? <Link to={to}>{countText(count)}</Link> : countText(count);
  };
  return (
    <dl className="num">
      <Figure name={rateNames[metric]} className="main">
        <DecidingRate arm={arm} />
      </Figure>
      <Figure name="Views">{countText(arm.visits)}</Figure>
      {metric === 'form-begun' && <Figure name="Begun">{countText(arm.successes)}</Figure>}
      <Figure name="Leads">{drill('leads', arm.leads)}</Figure>
      <Figure name="Paid">{drill('paid', arm.paid)}</Figure>
      <Figure name="Revenue">{moneyText(arm.revenueCents)}</Figure>
    </dl>
  );
}

function Figure({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DecidingRate({ arm: { rate, successes, visits, isComparable } }: { arm: ExperimentArm }) {
  if (!rate) return <NotKnown />;
  if (isComparable) return <Rate share={rate} part={successes} whole={visits} />;
  return (
    <>
      <s>{percentText(rate.rate)}</s> <span className="interval-text">not comparable</span>
    </>
  );
}

/** The leads behind a figure: of the days that are counted. */
function leadsOf(
  { name, route, started, progress }: ExperimentAnswer,
  { id }: ExperimentArm,
  step: LeadStep,
) {
  if (progress.day === 0) return undefined;
  const period = { since: started, until: addDays(started, progress.day - 1) };
  return leadsPath(readView(''), period, {
    ...(step !== 'leads' && { step }),
    ...(route && { page: route }),
    variant: `${name}:${id}`,
  });
}
