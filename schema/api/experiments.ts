import type { Share } from './numbers.ts';

/** Experiments as staff read them. See `server/experiments/calls/`. */

/**
 * What an experiment has come to: `written` until it is started, `new` before its first day is over, and `stopped` if it was stopped
 * without a verdict.
 */
export const experimentStates = [
  'written',
  'new',
  'running',
  'stopped',
  'winner',
  'stopped-harm',
  'no-difference',
  'invalid',
] as const;

export type ExperimentState = (typeof experimentStates)[number];

export interface ExperimentRow {
  name: string;
  /** The title of the page about it: of its variant if it has one only, or else its name. */
  title: string;
  /** The page's route, such as `/lp8/`; empty for an experiment of the whole site. */
  route: string;
  state: ExperimentState;
  /** The verdict in a sentence; before it, when there will be one. */
  verdict: string;
  /** First day; null until it is started. */
  started: string | null;
  /** The day on which it was stopped; null while it runs. */
  stopped: string | null;
  /** The letter of the variant that was taken, `A` for the control; null if none was. */
  taken: string | null;
  /** Days and visits so far, and as planned; null without a plan. */
  progress: { day: number; days: number; visits: number; visitsNeeded: number } | null;
}

/**
 * `GET /api/staff/experiments`, for managers, authors, and admins: those that run or are written first, then those that are over, the
 * latest first.
 */
export interface ExperimentsAnswer {
  success: true;
  current: ExperimentRow[];
  ended: ExperimentRow[];
}

/** A line of a file that a variant changes. Line numbers count from 1. */
export interface ExperimentLine {
  kind: 'same' | 'removed' | 'added';
  /** Line number: of the file as it is for `same` and `removed`, as it would be for `added`. */
  number: number;
  text: string;
}

export interface ExperimentArm {
  /** Such as `control` and `price`. */
  id: string;
  /** `A` for the control, then `B`, `C`, … */
  letter: string;
  title: string;
  /** Percentage of the visitors. */
  split: number;
  visits: number;
  /** What decides, such as leads: at most one per visit. */
  successes: number;
  /** Of the visits; null without visits. */
  rate: Share | null;
  /** Leads without spam, payments, and revenue in cents before refunds, of the same days as the visits. */
  leads: number;
  paid: number;
  revenueCents: number;
  /** Addresses of pictures of its first screen; null if none were taken. */
  pictures: { phone: string; desktop: string } | null;
  /** The address at which staff see it, without being counted; null once the experiment is over. */
  preview: string | null;
  /** Where it differs from the control, such as `sections.hero.headline`. Empty for the control, and once it is over. */
  changes: string[];
  /** What "Take" writes, by file; empty for the control, and once the experiment is over. */
  files: { file: string; blocks: ExperimentLine[][] }[];
  /** Why it cannot be written into its file, in a sentence, so it cannot be taken; null if it can, and once the experiment is over. */
  takeProblem: string | null;
  /** Whether the figures of this variant can be compared. Those of an invalid experiment cannot. */
  isComparable: boolean;
}

/** A relative effect with its interval; 0.2 is 20% more than the control. Ends without knowledge are null. */
export interface ExperimentEffect {
  estimate: number | null;
  low: number | null;
  high: number | null;
}

export interface ExperimentSeries {
  letter: string;
  /** One for each day so far; its interval is valid on any day. */
  points: (ExperimentEffect & { day: number })[];
}

/**
 * The limits of the plan, and `arrivals`: whether visits were divided as planned. Its figures are the exposures of each arm: `value` is their
 * share of all, `trials`.
 */
export interface ExperimentGuardrail {
  name: 'lcp' | 'spam' | 'refunds' | 'arrivals' | 'lost';
  /** Milliseconds for `lcp`, a share for the others; null for arrivals, which a sequential test decides. */
  limit: number | null;
  state: 'fine' | 'too-few' | 'crossed';
  /** By letter. */
  figures: { letter: string; value: number | null; successes: number | null; trials: number }[];
  /** Letters of the variants that crossed it; empty for arrivals. */
  crossedBy: string[];
  /** Day of the alarm of arrivals or lost visits that made it invalid; null for all others. It can be later than the first invalid day. */
  since: number | null;
}

/** Visits that the server gave out, and those of them that browsers reported, of a device or source. */
export interface ExperimentLoss {
  kind: 'device' | 'source';
  /** Such as `phone` or `Google Ads`; empty if it is unknown. */
  name: string;
  arms: { letter: string; exposures: number; beacons: number }[];
}

/**
 * `GET /api/staff/experiments/NAME`, for managers, authors, and admins; `?started=2026-11-09` chooses one of several of the same name that
 * are over. By default it is the running one, or else the latest. Fails with 404 `unknown_experiment`, also for one that is only written. Judgments are at most 15 seconds
 * old.
 *
 * `GET /api/staff/experiments/NAME/patch?variant=price` is a patch for `git apply` that takes the variant, for a running one,
 * whether or not it may be taken already. Fails with 404 `unknown_experiment` or `unknown_variant`.
 *
 * `GET /api/staff/experiments/NAME/pictures/FILE` is a picture of a variant. Fails with 404 `not_found`.
 */
export interface ExperimentAnswer {
  success: true;
  name: string;
  title: string;
  hypothesis: string;
  state: Exclude<ExperimentState, 'written'>;
  /** Null before the first day is over. */
  verdict: { title: string; explanation: string } | null;
  /** Letter of the winner; of the variant that did harm. */
  arm: string | null;
  route: string;
  /** The file that it is written in, such as `lp8.yaml`. */
  file: string;
  metric: 'lead' | 'form-begun' | 'paid';
  started: string;
  /** Empty if it is unknown. */
  startedBy: string;
  stopped: string | null;
  stoppedBy: string;
  because: string;
  /** Letter of the variant that was taken. */
  taken: string | null;
  /** The company's zone, and today in it. */
  zone: string;
  today: string;
  /** Complete days and visits until the verdict, and as planned. `lastDay` is when it ends at the present pace; without a pace, as planned. */
  progress: { day: number; days: number; visits: number; visitsNeeded: number; lastDay: string };
  /** The first day that is invalid; null for valid ones. */
  invalidSince: number | null;
  /** Percentages; `visitsPerArm` of the arm with the largest share. */
  plan: { worthHaving: number; baseRate: number; visitsPerArm: number; isSplitEqually: boolean };
  /** Control first. */
  arms: ExperimentArm[];
  series: ExperimentSeries[];
  /** Of the winner: what was measured, and what to expect after shrinkage. */
  winner: { measured: ExperimentEffect; expected: number } | null;
  guardrails: ExperimentGuardrail[];
  /** Where visits were lost, the largest gap between the arms first, at most six of a kind; empty unless it is invalid for that reason. */
  losses: ExperimentLoss[];
  /**
   * Letters of the variants that may be taken now: the verdict allows it (that of a running experiment always allows the control),
   * and they can be written into their files.
   */
  canTake: string[];
}
