import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NumbersAnswer } from '../../../../schema/api/numbers.ts';
import { type NumbersView, readView, viewPath, viewQuery } from './address.ts';
import { DownloadIcon } from './download-icon.tsx';
import { daysText, shortDaysText } from './words/format.ts';
import { deviceNames } from './words/names.ts';

/** The last full days that the menu offers; the first one is the default of the call. */
const periods = [
  ['', 'Last 28 days'],
  ['7', 'Last 7 days'],
  ['90', 'Last 90 days'],
  ['364', 'Last 52 weeks'],
] as const;

const ownDays = 'own';

interface Props {
  view: NumbersView;
  /** Undefined until the first answer. */
  answer: NumbersAnswer | undefined;
}

/** The period and what restricts it, all of it in the address. */
export function Filters({ view, answer }: Props) {
  const navigate = useNavigate();
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = view.since !== '' || view.until !== '';
  const show = (changes: Partial<NumbersView>) =>
    // Starts from the address: a choice made just before may not be rendered yet.
    navigate(viewPath({ ...readView(window.location.search), ...changes }));
  const [period, against] = [answer && daysText(answer.period), answer && shortDaysText(answer.against)];

  function choosePeriod(days: string) {
    setWantsOwn(days === ownDays);
    if (days !== ownDays) show({ days, since: '', until: '' });
  }

  return (
    <search className="number-filters" aria-label="Period and filters">
      <Select
        label="Period"
        value={isOwn || wantsOwn ? ownDays : view.days}
        onChoose={choosePeriod}
        className="period"
      >
        {periods.map(([days, label]) => (
          <option key={days} value={days}>
            {!isOwn && !wantsOwn && days === view.days && period ? period : label}
          </option>
        ))}
        {!isOwn && !periods.some(([days]) => days === view.days) && (
          <option value={view.days}>{period ?? `Last ${view.days} days`}</option>
        )}
        <option value={ownDays}>{isOwn && !wantsOwn && period ? period : 'Other days…'}</option>
      </Select>
      <Select
        label="Against"
        value={view.against === 'year' ? 'year' : ''}
        onChoose={(value) => show({ against: value })}
      >
        {[
          ['', 'The days before'],
          ['year', 'A year before'],
        ].map(([value, label]) => (
          <option key={value} value={value}>
            {(view.against === 'year' ? 'year' : '') === value && against ? against : label}
          </option>
        ))}
      </Select>
      <Select label="Device" value={view.device} onChoose={(device) => show({ device })}>
        <option value="">All</option>
        {Object.entries(deviceNames).map(([device, name]) => (
          <option key={device} value={device}>
            {name}
          </option>
        ))}
      </Select>
      <Select label="Source" value={view.source} onChoose={(source) => show({ source })}>
        <option value="">All</option>
        {[...new Set([...(answer?.sourceNames ?? []), ...(view.source ? [view.source] : [])])].map(
          (source) => (
            <option key={source} value={source}>
              {source}
            </option>
          ),
        )}
      </Select>
      <a className="tool-button" href={`/api/staff/numbers.csv?${viewQuery(view)}`} download>
        <DownloadIcon /> CSV
      </a>
      {(isOwn || wantsOwn) && (
        <OwnDays
          key={`${view.since} ${view.until}`}
          initial={{
            since: view.since || (answer?.period.since ?? ''),
            until: view.until || (answer?.period.until ?? ''),
          }}
          lastDay={answer?.lastDay}
          onChoose={(own) => {
            setWantsOwn(false);
            show({ ...own, days: '' });
          }}
        />
      )}
    </search>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  className?: string;
  children: ReactNode;
}

function Select({ label, value, onChoose, className = '', children }: SelectProps) {
  return (
    <label className={`choice ${className}`}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

interface OwnDaysProps {
  initial: { since: string; until: string };
  lastDay: string | undefined;
  onChoose: (days: { since: string; until: string }) => void;
}

function OwnDays({ initial, lastDay, onChoose }: OwnDaysProps) {
  const [days, setDays] = useState(initial);
  const [problem, setProblem] = useState('');
  const problemId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!days.since || !days.until) setProblem('Enter both days.');
    else if (days.since > days.until) setProblem('The first day is after the last.');
    else onChoose(days);
  }

  const field = (name: 'since' | 'until', label: string) => (
    <label className="choice">
      <span>{label}</span>
      <input
        type="date"
        value={days[name]}
        max={lastDay}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onChange={({ currentTarget: { value } }) => {
          setDays((earlier) => ({ ...earlier, [name]: value }));
          setProblem('');
        }}
      />
    </label>
  );

  return (
    <form className="own-days" onSubmit={submit} noValidate>
      {field('since', 'First day')}
      {field('until', 'Last day')}
      <button type="submit" className="tool-button">
        Show
      </button>
      <p id={problemId} role="alert">
        {problem}
      </p>
    </form>
  );
}
