import { listText, shortName } from '../parts/people.ts';
import { useTicking } from '../time/clock.ts';
import { exactText, waitText } from '../time/moments.ts';
import { useDeskContext } from '../use-desk.ts';

/** The strip below the bar: what waits, and who is here. */
export function Numbers() {
  const { desk, isCut } = useDeskContext();
  const count = desk?.counts.new;
  return (
    <section className="numbers" aria-label="Now">
      {count !== undefined && (
        <dl>
          <div className={count > 0 ? 'warn' : undefined}>
            <dt>unclaimed</dt>
            <dd>{count}</dd>
            {desk?.oldestUnclaimedAt && count > 0 && <Oldest at={desk.oldestUnclaimedAt} />}
          </div>
        </dl>
      )}
      <div className="here-now" role="status">
        {isCut ? <p className="cut">Live updates are cut; checking every 5 seconds.</p> : <HereNow />}
      </div>
    </section>
  );
}

function Oldest({ at }: { at: string }) {
  const wait = useTicking((now) => waitText(now - Date.parse(at)));
  return (
    <dd className="oldest">
      oldest{' '}
      <time dateTime={at} title={exactText(at)}>
        {wait}
      </time>
    </dd>
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
