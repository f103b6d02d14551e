import { concentration, isRatioOff, type RatioTest } from '../arrivals/sample-ratio.ts';
import { binomial, type Random, seededRandom } from './random.ts';
import { below, percent, type Row, shown } from './row.ts';

const visitsPerDay = 1000;
const falseAlarms = 0.001;

interface Size {
  runs: number;
  seed: number;
}

/** How many visits come between looks, and how many looks there are. */
interface Looks {
  visits: number;
  looks: number;
}

const daily: Looks = { visits: visitsPerDay, looks: 28 };
const perHundred: Looks = { visits: 100, looks: 280 };

/** The sample-ratio test: alarms where arrivals are as planned, and the days that it takes where they are not. */
export function arrivalRows({ runs, seed }: Size): Row[] {
  const half: RatioTest = { shares: [0.5, 0.5], concentration: concentration.arrivals };
  const thirds: RatioTest = { shares: [1 / 3, 1 / 3, 1 / 3], concentration: concentration.arrivals };
  const uneven: RatioTest = { shares: [0.9, 0.1], concentration: concentration.arrivals };
  const clean = (name: string, test: RatioTest, looks: Looks) => {
    const random = seededRandom(seed);
    const alarms = repeat(
      runs,
      () => firstAlarm({ random, test, looks, arriving: test.shares }) !== undefined,
    );
    return below(
      `False alarms of arrivals, ${name}`,
      alarms.filter(Boolean).length / runs,
      falseAlarms,
      percent,
    );
  };
  const off = (share: number, limit: number) => {
    const random = seededRandom(seed);
    const looks = { ...daily, looks: 100 };
    const found = repeat(
      Math.ceil(runs / 10),
      () => firstAlarm({ random, test: half, looks, arriving: [share, 1 - share] }) ?? looks.looks,
    );
    const name = `Mean days until the alarm, ${Math.round(100 * share)}/${Math.round(100 - 100 * share)} instead of 50/50`;
    return below(name, mean(found), limit, (value) => value.toFixed(1));
  };
  return [
    clean('50/50, daily', half, daily),
    clean('50/50, each 100 visits', half, perHundred),
    clean('three arms, daily', thirds, daily),
    clean('90/10, daily', uneven, daily),
    off(0.6, 2),
    off(0.55, 4),
    off(0.52, 14),
    ...lostRows({ runs, seed }),
  ];
}

/** The gap test, with 2% of exposures lost, or more of one arm's. */
function lostRows({ runs, seed }: Size): Row[] {
  const test: RatioTest = { shares: [0.5, 0.5], concentration: concentration.lost };
  const firstDay = (random: Random, [lostByA, lostByB]: [number, number], days: number) => {
    const lost: [number, number] = [0, 0];
    for (let day = 1; day <= days; day += 1) {
      const exposures = binomial(random, visitsPerDay, 0.5);
      lost[0] += binomial(random, exposures, lostByA);
      lost[1] += binomial(random, visitsPerDay - exposures, lostByB);
      if (isRatioOff(lost, test)) return day;
    }
    return undefined;
  };
  const random = seededRandom(seed);
  const clean = repeat(runs, () => firstDay(random, [0.02, 0.02], 28) !== undefined).filter(Boolean).length;
  const found = (lostByB: number) =>
    mean(repeat(Math.ceil(runs / 10), () => firstDay(random, [0.02, lostByB], 100) ?? 100)).toFixed(1);
  return [
    below('False alarms of lost visits, 2% of both arms', clean / runs, falseAlarms, percent),
    shown('Mean days until the alarm, 17% of one arm lost instead of 2%', found(0.17)),
    shown('Mean days until the alarm, 4% of one arm lost instead of 2%', found(0.04)),
  ];
}

/** The number of the first look with an alarm. */
function firstAlarm({
  random,
  test,
  looks: { visits, looks },
  arriving,
}: {
  random: Random;
  test: RatioTest;
  looks: Looks;
  arriving: readonly number[];
}): number | undefined {
  const sums = arriving.map(() => 0);
  for (let look = 1; look <= looks; look += 1) {
    let [left, rest] = [visits, 1];
    for (const [arm, share] of arriving.entries()) {
      const arrived = share >= rest ? left : binomial(random, left, share / rest);
      sums[arm] = (sums[arm] ?? 0) + arrived;
      left -= arrived;
      rest -= share;
    }
    if (isRatioOff(sums, test)) return look;
  }
  return undefined;
}

function repeat<Result>(times: number, run: () => Result): Result[] {
  return Array.from({ length: times }, run);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
