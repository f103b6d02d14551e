const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
];

/** A time (ms) as days, hours, minutes, and seconds. The last second counts as one until it is over. */
export function timeLeft(ms: number): { unit: string; count: number }[] {
  let rest = Math.ceil(Math.max(0, ms) / 1000) * 1000;
  return units.map(({ unit, ms: length }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  });
}
