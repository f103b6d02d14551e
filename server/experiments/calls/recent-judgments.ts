import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { dayOf } from '../../lib/day-of.ts';
import { createRecentAnswers } from '../../lib/recent-answers.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { type JudgedExperiment, type Judgment, judge } from '../judge.ts';

export interface JudgeParts {
  /** Of the company. */
  zone: string;
  now: Date;
}

export type RecentJudgments = (
  experiment: JudgedExperiment,
  parts: JudgeParts,
) => Promise<Judgment | undefined>;

/**
 * Judges experiments, or repeats judgments of a moment ago: 60 days of three variants take up to a third of a second. Each waits for a
 * turn of the event loop, so requests of visitors run in between.
 */
export function createRecentJudgments(db: Kysely<Tables>): RecentJudgments {
  const recent = createRecentAnswers<Judgment | undefined>();
  return (experiment, { zone, now }) => {
    const { name, started, split, plan } = experiment;
    const question = JSON.stringify([name, started, split, plan, zone, dayOf(now, zone)]);
    return recent(question, now, async () => {
      await nextTurn();
      return readStorage(judge(db, experiment, { now, zone }));
    });
  };
}
