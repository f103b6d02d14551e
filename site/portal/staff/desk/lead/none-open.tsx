import { Mark } from '../../../../ui/mark.tsx';
import { isNarrowed } from '../address/view.ts';
import { momentText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { useDeskContext } from '../use-desk.ts';
import { TrayDrawing } from './tray-drawing.tsx';

/** Shown while no lead is open: that everything is answered, or what waits. */
export function NoneOpen() {
  const { desk, list, view } = useDeskContext();
  const { groups } = list;
  if (!desk || !groups) return <h1 className="visually-hidden">Leads</h1>;
  const next = groups.find(({ name }) => name === 'next');
  const isDone = desk.counts.new === 0 && next?.leads.length === 0 && !isNarrowed(view);
  return (
    <div className="none-open">
      <TrayDrawing />
      {isDone ? (
        <>
          <h1>
            All answered.
            <Mark name="tick" />
          </h1>
          <p>No one is waiting on you. {waitingText(desk.counts.waiting)}</p>
          <ComingUp />
        </>
      ) : (
        <>
          <h1>Leads</h1>
          <p>
            {unclaimedText(desk.counts.new)}{' '}
            {groups.some(({ leads }) => leads.length > 0)
              ? 'Pick a lead in the list to open it.'
              : 'This list is empty.'}
          </p>
        </>
      )}
    </div>
  );
}

function waitingText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One person owes an answer.' : `${count} people owe an answer.`;
}

function unclaimedText(count: number): string {
  if (count === 0) return 'Every lead has an owner.';
  return count === 1 ? 'One lead is unclaimed.' : `${count} leads are unclaimed.`;
}

/** The next due times in this list. */
function ComingUp() {
  const { list } = useDeskContext();
  const due = (list.groups ?? [])
    .flatMap(({ leads }) => leads)
    .flatMap((lead) => (lead.dueAt ? [{ ...lead, dueAt: lead.dueAt }] : []))
    .sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
    .slice(0, 4);
  if (due.length === 0) return null;
  return (
    <ul aria-label="Coming up">
      {due.map(({ id, name, service, dueAt }) => (
        <li key={id}>
          <Time at={dueAt} text={momentText} />
          <span>
            <bdi>{name}</bdi>, {service}
          </span>
        </li>
      ))}
    </ul>
  );
}
