import { judge } from '../../experiments/judge.ts';
import type {
  EndedExperiment,
  ExperimentReport,
  RunningExperiment,
} from '../../experiments/report/report-file.ts';
import { addDays } from '../../lib/day-of.ts';
import type { Storage } from '../../storage/storage.ts';
import { insertCounts, type SampleCounts } from './insert-counts.ts';
import { picturesOf, runningExperiment } from './sample-report.ts';

type Counts = Omit<SampleCounts, 'experiment' | 'variant' | 'page' | 'from' | 'days'>;

interface Phase {
  days: number;
  /** By variant. */
  arms: Record<string, Counts>;
}

/**
 * Fills a database with experiments in all stages: one that is running on day 13 of 21, a winner on day 17, one that is invalid since day 5,
 * one that is only written, and two that are over.
 * @param today in the zone of the company; yesterday is the last day of those that run
 * @returns what a build would say about them, with names of pictures for those that run
 */
export async function insertSampleExperiments(
  storage: Pick<Storage, 'db' | 'commit'>,
  today: string,
): Promise<ExperimentReport> {
  const running: RunningExperiment[] = [];
  for (const { experiment, phases } of samples) {
    const started = addDays(today, -daysOf(phases));
    const one = runningExperiment({ ...experiment, started });
    running.push({ ...one, pictures: picturesOf(one) });
    await insertPhases(storage, one, phases);
  }
  const ended: EndedExperiment[] = [];
  for (const { experiment, age, phases, end } of over) {
    const started = addDays(today, -age);
    const { takes: _, ...one } = runningExperiment({ ...experiment, started });
    await insertPhases(storage, one, phases);
    const stopped = addDays(started, daysOf(phases));
    const judgment = await judge(storage.db, one, { now: new Date(`${stopped}T12:00:00Z`), zone: 'UTC' });
    const totals = (judgment?.totals ?? []).map(({ lcp: _lcp, ...counts }) => counts);
    const verdict = judgment?.verdict;
    ended.push({ ...one, stopped, by: 'Dana Brooks', totals, ...(verdict && { verdict }), ...end });
  }
  return { running, written: [written], ended };
}

const daysOf = (phases: readonly Phase[]) => phases.reduce((sum, { days }) => sum + days, 0);

async function insertPhases(
  storage: Pick<Storage, 'commit'>,
  { name, route, started }: Pick<RunningExperiment, 'name' | 'route' | 'started'>,
  phases: readonly Phase[],
): Promise<void> {
  let from = started;
  for (const { days, arms } of phases) {
    for (const [variant, counts] of Object.entries(arms))
      await insertCounts(storage, { ...counts, experiment: name, variant, page: route, from, days });
    from = addDays(from, days);
  }
}

const written: ExperimentReport['written'][number] = {
  name: 'services-order',
  route: '/services/',
  file: 'services.yaml',
  hypothesis: 'Visitors who see the most popular service first will look no further.',
  titles: { control: 'Control', popular: 'Popular services first' },
};

/** Counts with usual losses, spam, speed, and money. */
function counts(visits: number, leads: number, changes: Partial<Counts> = {}): Counts {
  const spam = Math.round(0.023 * leads);
  const lost = Math.round(0.0205 * visits);
  const paid = Math.round(0.155 * leads);
  return {
    exposures: visits + lost,
    lost,
    visits,
    leads: leads + spam,
    spam,
    paid,
    refunded: 0,
    revenueCents: 20_900 * paid - 1300 * (paid % 7),
    lcpMs: 1310,
    ...changes,
  };
}

const samples: { experiment: Partial<RunningExperiment>; phases: Phase[] }[] = [
  {
    experiment: {},
    phases: [
      {
        days: 13,
        arms: {
          control: counts(4288, 266),
          price: counts(4301, 309, { lcpMs: 1330, refunded: 1, early: 0.5 }),
        },
      },
    ],
  },
  {
    experiment: {
      name: 'pricing-guarantee',
      route: '/pricing/',
      file: 'pricing.yaml',
      hypothesis: 'If the guarantee is next to the prices, more of the visitors will dare to ask.',
      titles: { control: 'Control', guarantee: 'Guarantee next to the prices' },
      split: { control: 50, guarantee: 50 },
    },
    phases: [
      {
        days: 19,
        arms: {
          control: counts(6262, 395),
          guarantee: counts(6268, 512, { lcpMs: 1330, refunded: 1, early: -0.3 }),
        },
      },
    ],
  },
  {
    experiment: {
      name: 'home-video',
      route: '/',
      file: 'home.yaml',
      hypothesis: 'A film of an edit shows in ten seconds what we do.',
      titles: { control: 'Control', film: 'A film in the first screen' },
      split: { control: 50, film: 50 },
    },
    phases: [
      { days: 4, arms: { control: counts(1352, 84), film: counts(1346, 86) } },
      {
        days: 5,
        arms: {
          control: counts(1689, 106),
          film: counts(1225, 85, {
            exposures: 1712,
            lost: 487,
            lostAt: { device: 'phone', source: 'Google Ads' },
          }),
        },
      },
    ],
  },
];

const over: {
  experiment: Partial<RunningExperiment>;
  /** Days from its start until today. */
  age: number;
  phases: Phase[];
  end: Pick<EndedExperiment, 'because' | 'taken'>;
}[] = [
  {
    experiment: {
      name: 'lp7-form',
      route: '/lp7/',
      file: 'lp7.yaml',
      hypothesis: 'Fewer fields, more leads.',
      titles: { control: 'Control', short: 'Three fields instead of five' },
      split: { control: 50, short: 50 },
      plan: { visits: 9200, days: 14, baseRate: 8 },
    },
    age: 90,
    phases: [{ days: 14, arms: { control: counts(4630, 362), short: counts(4618, 471) } }],
    end: { because: 'short was taken', taken: 'short' },
  },
  {
    experiment: {
      name: 'lp8-reviews',
      hypothesis: 'Reviews above the packages answer doubts before they come up.',
      titles: { control: 'Control', above: 'Reviews above the packages', none: 'No reviews' },
      split: { control: 33.34, above: 33.33, none: 33.33 },
      plan: { visits: 20_600, days: 28, baseRate: 6.1 },
    },
    age: 60,
    phases: [
      { days: 28, arms: { control: counts(6910, 428), above: counts(6893, 436), none: counts(6902, 409) } },
    ],
    end: { because: 'No difference, so the page stays as it is.' },
  },
];
