import type { Share } from '../../../../../schema/api/numbers.ts';

interface Props {
  share: Share;
  /** The rate of the period before, if it is known. */
  before: number | undefined;
  /** The rates at the ends of the axis. */
  scale: readonly [low: number, high: number];
  width: number;
  className?: string;
}

/** Whether a rate of before lies outside of the interval: chance alone would rarely do that. */
export function hasMoved({ low, high }: Share, before: number | undefined): boolean {
  return before !== undefined && (before < low || before > high);
}

/** An interval as a line, with a dot at the rate and a tick at the one before. Its text is next to it. */
export function Whisk({ share, before, scale: [low, high], width, className = '' }: Props) {
  const x = (rate: number) =>
    (4 + (width - 8) * Math.min(1, Math.max(0, (rate - low) / (high - low)))).toFixed(1);
  return (
    <svg
      className={`whisk ${className} ${hasMoved(share, before) ? 'moved' : ''}`}
      viewBox={`0 0 ${width} 16`}
      width={width}
      height="16"
      aria-hidden="true"
    >
      <path className="axis" d={`M4 13.5H${width - 4}`} />
      {before !== undefined && <path className="earlier" d={`M${x(before)} 2V13`} />}
      <path className="interval" d={`M${x(share.low)} 7.5H${x(share.high)}`} />
      <circle cx={x(share.rate)} cy="7.5" r="3" />
    </svg>
  );
}

/** A scale around a rate that has its interval and the rate before in it. */
export function scaleAround({ rate, low, high }: Share, before = rate): [low: number, high: number] {
  const reach = Math.max((high - low) * 1.6, Math.abs(before - rate) * 1.2, 0.001);
  return [rate - reach, rate + reach];
}
