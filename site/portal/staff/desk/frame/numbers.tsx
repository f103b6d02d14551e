import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { medianOf, p90Text, shareText, spanText, timeText } from '../../../../../schema/api/answer-words.ts';
import type { DeskAnswer } from '../../../../../schema/api/desk.ts';
import { listText, shortName } from '../parts/people.ts';
import { isManager } from '../parts/roles.ts';
import { useTicking } from '../time/clock.ts';
import { exactText, waitText } from '../time/moments.ts';
import { useDeskContext } from '../use-desk.ts';

/** The strip below the bar: how fast people were answered today, what waits, and who is here. */
export function Numbers() {
  const { desk, isCut } = useDeskContext();
  return (
    <section className="numbers" aria-label="Today">
      <b className="day" aria-hidden="true">
        Today
      </b>
      {desk && <Figures desk={desk} />}
      <NumbersLink id={numbersLinkId} />
      <div className="here-now" role="status">
        {isCut ? <p className="cut">Live updates are paused; checking every 5 seconds.</p> : <HereNow />}
      </div>
    </section>
  );
}

function Figures({ desk }: { desk: DeskAnswer }) {
  const { answered, promised } = desk.today;
  return (
    <>
      <dl>
        <FirstAnswer today={desk.today} />
        <WithinPromise desk={desk} />
        <Unclaimed desk={desk} />
      </dl>
      {answered === 0 && promised === 0 && <p className="none">No answers due yet.</p>}
    </>
  );
}

/** A figure with its definition after it. */
function Figure(props: {
  name: string;
  className?: string | undefined;
  more?: ReactNode;
  children: ReactNode;
}) {
  const { name, className, more, children } = props;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {more && <dd className="more">{more}</dd>}
    </div>
  );
}

function FirstAnswer({ today }: Pick<DeskAnswer, 'today'>) {
  if (today.medianMs === null) return null;
  const p90 = p90Text(today);
  return (
    <Figure name="to first answer" more={p90 ? `9 in 10 under ${p90}` : medianOf(today)}>
      {timeText(today.medianMs)}
    </Figure>
  );
}

function WithinPromise({ desk: { today, answerWithinMs } }: { desk: DeskAnswer }) {
  const share = shareText(today.within, today.promised);
  if (!share) return null;
  return (
    <Figure name={`within ${spanText(answerWithinMs)}`} more={share.counts}>
      {share.text}
    </Figure>
  );
}

function Unclaimed({ desk: { counts, oldestUnclaimedAt } }: { desk: DeskAnswer }) {
  const isWaiting = counts.new > 0;
  return (
    <Figure
      name="unclaimed"
      className={isWaiting ? 'unclaimed warn' : 'unclaimed'}
      more={isWaiting && oldestUnclaimedAt && <Oldest at={oldestUnclaimedAt} />}
    >
      {counts.new}
    </Figure>
  );
}

function Oldest({ at }: { at: string }) {
  const wait = useTicking((now) => waitText(now - Date.parse(at)));
  return (
    <>
      oldest{' '}
      <time dateTime={at} title={exactText(at)}>
        {wait}
      </time>
    </>
  );
}

export const numbersLinkId = 'numbers-link';

/** For those who see the leads of all. */
export function NumbersLink({ id }: { id?: string }) {
  const { view, hrefOf, me } = useDeskContext();
  if (!isManager(me.role)) return null;
  return (
    <Link
      id={id}
      className="numbers-link"
      to={hrefOf({ numbers: 'today', lead: '' })}
      aria-current={view.numbers ? 'page' : undefined}
    >
      All numbers
    </Link>
  );
}

function HereNow() {
  const { desk, me } = useDeskContext();
  const others = desk?.present.filter(({ email }) => email !== me.email) ?? [];
  if (!desk) return null;
  return (
    <p>
      <i className="dot" /> Here now:{' '}
      <b>{listText(['you', ...others.map((person) => shortName(person, me.email))])}</b>.
      {desk.isChatStaffed && ' Chat says “Someone’s here.”'}
    </p>
  );
}
