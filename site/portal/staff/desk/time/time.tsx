import { useTicking } from './clock.ts';
import { exactText } from './moments.ts';

interface Props {
  /** ISO 8601. */
  at: string;
  className?: string;
  /** The words for the moment. */
  text: (at: number, now: number) => string;
}

/** A moment in words, with the exact time on hover. */
export function Time({ at, className, text }: Props) {
  const words = useTicking((now) => text(Date.parse(at), now));
  return (
    <time className={className} dateTime={at} title={exactText(at)}>
      {words}
    </time>
  );
}
