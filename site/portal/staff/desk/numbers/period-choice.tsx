import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeskContext } from '../use-desk.ts';
import { datesProblem, datesValue, readDates, usualPeriod, usualPeriods } from './period.ts';

/** The usual periods, and a form for own dates. */
export function PeriodChoice() {
  const { view, hrefOf } = useDeskContext();
  const chosen = usualPeriod(view.numbers);
  return (
    <div className="periods">
      <nav aria-label="Period">
        {usualPeriods.map(({ value, label }) => (
          <Link
            key={value}
            className="quiet boxed"
            to={hrefOf({ numbers: value })}
            replace
            aria-current={chosen?.value === value ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <OwnDates key={view.numbers} />
    </div>
  );
}

function OwnDates() {
  const { view, show } = useDeskContext();
  const shown = readDates(view.numbers);
  const [dates, setDates] = useState(shown ?? { since: '', until: '' });
  const [problem, setProblem] = useState<string>();
  const problemId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = datesProblem(dates);
    setProblem(found);
    if (!found) show({ numbers: datesValue(dates) }, { replace: true });
  }

  const field = (name: 'since' | 'until', label: string) => (
    <label>
      {label}
      <input
        type="date"
        value={dates[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onChange={({ currentTarget: { value } }) => {
          setDates((before) => ({ ...before, [name]: value }));
          setProblem(undefined);
        }}
      />
    </label>
  );

  return (
    <form className="own-dates" data-shown={shown !== undefined || undefined} onSubmit={submit} noValidate>
      {field('since', 'From')}
      {field('until', 'to')}
      <button type="submit" className="quiet boxed">
        Show
      </button>
      <p id={problemId} className="dates-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
