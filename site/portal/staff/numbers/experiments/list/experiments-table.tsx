import { Link } from 'react-router-dom';
import type { ExperimentRow } from '../../../../../../schema/api/experiments.ts';
import { experimentPath } from '../../../../../../schema/portal-routes.ts';
import { countText, daysText, dayText } from '../../words/format.ts';
import { stateNames } from '../words/describe.ts';

interface Props {
  /** Also the id of its heading. */
  list: 'current' | 'ended';
  rows: readonly ExperimentRow[];
}

/** Experiments with their verdicts. Those that are over say what was taken. */
export function ExperimentsTable({ list, rows }: Props) {
  return (
    <section className="block" aria-labelledby={list}>
      <div className="block-head">
        <h2 id={list}>{list === 'current' ? 'Running and written' : 'History'}</h2>
      </div>
      <table className="figures experiments num" aria-labelledby={list}>
        <thead>
          <tr>
            <th scope="col">Experiment</th>
            <th scope="col">Page</th>
            <th scope="col">State</th>
            <th scope="col">Verdict</th>
            <th scope="col">Days</th>
            {list === 'ended' && <th scope="col">Taken</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: ExperimentRow }) {
  const { name, title, route, state, started, stopped, taken, progress } = row;
  const isCounted = progress !== null && progress.day > 0 && stopped === null;
  const heading = (
    <>
      <span className="path">{title}</span>
      {title !== name && <span className="page-title">{name}</span>}
    </>
  );
  return (
    <tr>
      <th scope="row">
        {started === null ? (
          heading
        ) : (
          <Link to={experimentPath(name, stopped === null ? undefined : started)}>{heading}</Link>
        )}
      </th>
      <td data-label="Page" className="words">
        {route || 'All pages'}
      </td>
      <td data-label="State" className="words">
        <span className={`state ${state}`}>{stateNames[state]}</span>
        {isCounted && (
          <span className="page-title">
            Day {progress.day} of {progress.days}
          </span>
        )}
      </td>
      <td data-label="Verdict" className="words verdict-text">
        {state === 'written' ? <ToStart name={name} /> : row.verdict}
        {isCounted && (
          <span className="page-title">
            {countText(progress.visits)} of {countText(progress.visitsNeeded)} visits needed
          </span>
        )}
      </td>
      <td data-label="Days" className="words">
        {daysOf(started, stopped)}
      </td>
      {stopped !== null && (
        <td data-label="Taken" className="words">
          {taken ?? 'None'}
        </td>
      )}
    </tr>
  );
}

function daysOf(started: string | null, stopped: string | null): string {
  if (started === null) return '';
  return stopped === null ? `Since ${dayText(started)}` : daysText({ since: started, until: stopped });
}

function ToStart({ name }: { name: string }) {
  return (
    <>
      Visitors do not see it yet. Plan it with <code>npm run experiment -- plan {name}</code>, and start it
      with <code>npm run experiment -- start {name}</code>.
    </>
  );
}
