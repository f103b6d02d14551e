import { useEffect, useState } from 'react';
import { timeLeft } from './time-left.ts';

interface Props {
  /** The end, in ms since 1970. */
  at: number;
  /** The same in words. */
  text: string;
}

/**
 * Ticks each second. The time is read from the clock each time, so a tab that slept is right when it wakes. Screen readers read
 * the time on request, and only its end is announced.
 */
export default function Countdown({ at, text }: Props) {
  const [now, setNow] = useState<number>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      if (time < at) timer = setTimeout(tick, (at - time) % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [at]);

  const isOver = now !== undefined && now >= at;
  return (
    <>
      <p>
        {isOver ? 'Ended' : 'Ends'} <time dateTime={new Date(at).toISOString()}>{text}</time>
      </p>
      <div
        className="clock"
        role="timer"
        aria-live="off"
        aria-label="Time left"
        data-state={now === undefined ? 'waiting' : undefined}
      >
        {timeLeft(now === undefined ? 0 : at - now).map(({ unit, count }) => (
          <span key={unit}>
            <b>{String(count).padStart(2, '0')}</b> {count === 1 ? unit : `${unit}s`}
          </span>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOver && 'The time is over.'}
      </p>
    </>
  );
}
