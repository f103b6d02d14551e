import './numbers-pane.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { DeskNumbersAnswer } from '../../../../../schema/api/desk-numbers.ts';
import type { Lost, Refusal } from '../../../../http/call.ts';
import { Loading } from '../../../ui/layout/loading.tsx';
import { messageOf } from '../../failure-message.ts';
import { useStaffCall } from '../../use-staff-call.ts';
import { numbersLinkId } from '../frame/numbers.tsx';
import { useLatest } from '../live/use-latest.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';
import { NumberTables, Totals } from './number-tables.tsx';
import { numbersUrl, periodText } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';

/** How fast leads of a period were answered, and what became of them. Takes the place of the list and the lead. */
export default function NumbersPane() {
  const { view, hrefOf } = useDeskContext();
  const call = useStaffCall();
  const { body, problem, refresh } = useLatest<DeskNumbersAnswer>(numbersUrl(view.numbers), (url, signal) =>
    call(url, { signal }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => document.getElementById(numbersLinkId)?.focus();
  }, []);
  return (
    <section className="numbers-pane" id="numbers" aria-labelledby="numbers-heading">
      <div className="numbers-sheet">
        <header>
          <h1 ref={heading} id="numbers-heading" tabIndex={-1}>
            Numbers
          </h1>
          <Link className="quiet boxed" to={hrefOf({})}>
            <DeskIcon name="left" />
            Leads
          </Link>
          <PeriodChoice />
        </header>
        {problem && (
          <div className="problem" role="alert">
            <p>{messageOf(problem, 'The numbers could not be loaded.')}</p>
            {!isForbidden(problem) && (
              <button type="button" className="quiet boxed" onClick={refresh}>
                Retry
              </button>
            )}
          </div>
        )}
        {!body && !problem && <Loading label="Loading numbers…" />}
        {body && <Shown numbers={body} />}
      </div>
    </section>
  );
}

const isForbidden = (problem: Refusal | Lost) => problem.kind === 'refused' && problem.status === 403;

function Shown({ numbers }: { numbers: DeskNumbersAnswer }) {
  const { total, bySource, answerWithinMs } = numbers;
  const { dates, zone } = periodText(numbers.since, numbers.until, numbers.zone);
  if (bySource.length === 0)
    return (
      <p className="about" role="status">
        No leads were received on {dates} ({zone}).
      </p>
    );
  return (
    <>
      <p className="about" role="status">
        Leads received on {dates}, {zone}. Only business hours count.
      </p>
      <Totals total={total} answerWithinMs={answerWithinMs} />
      <NumberTables numbers={numbers} />
      <p className="about">With fewer than ten leads, you see counts instead of percentages.</p>
    </>
  );
}
