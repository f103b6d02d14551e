/** What pages, sources, and devices earn, from view to revenue. See `server/numbers/query/`. */

/** Devices, the most frequent one first. */
export const numberDevices = ['phone', 'desktop', 'tablet'] as const;

export type NumberDevice = (typeof numberDevices)[number];

/** First and last day in the company's zone, such as `2026-03-02`. */
export interface Days {
  since: string;
  until: string;
}

/**
 * The five steps and the revenue. Each is counted on the day that it happened: a payment of today can be of a lead of last
 * month, so a step is not always smaller than the one before it.
 */
export interface StepCounts {
  views: number;
  formsOpened: number;
  /** Leads that arrived, without spam. */
  leads: number;
  /** Payment links that a client opened for the first time. */
  linksOpened: number;
  paid: number;
  /** What was paid, in cents, before refunds. */
  revenueCents: number;
}

/** A share with its 95% interval, from 0 to 1; see `server/experiments/statistics/wilson.ts`. */
export interface Share {
  rate: number;
  low: number;
  high: number;
}

/** Counts with the share of views that became leads; null without views, or with more leads than views. */
export interface RatedCounts extends StepCounts {
  rate: Share | null;
}

export interface Totals extends RatedCounts {
  /** Of each step in the one before it; null if that one is smaller. */
  shares: Record<'formsOpened' | 'leads' | 'linksOpened' | 'paid', Share | null>;
  /** Refunds of the period, also of earlier payments. */
  refunds: number;
  refundedCents: number;
}

export interface DayRow extends StepCounts {
  day: string;
}

/** What pages that showed certain variants brought. */
export interface VariantsRow extends RatedCounts, Days {
  /** Such as `lp8-price:b`, separated by spaces; empty for views and leads without a test. */
  variants: string;
  /** One for each day of the period. */
  leadsByDay: number[];
}

export interface RevisionRow extends RatedCounts, Days {
  /** Empty if it is unknown. */
  revision: string;
}

/** Opened forms are not counted by device. */
export interface DeviceRow extends Omit<RatedCounts, 'formsOpened'> {
  /** Empty if it is unknown. */
  device: NumberDevice | '';
}

export interface PageRow extends RatedCounts {
  /** The page's route, such as `/lp8/`; empty for leads that came without a page, such as by email. */
  page: string;
  /** Empty if the built site has no such page. */
  title: string;
  /** The same page in the period before. */
  before: { views: number; leads: number };
  /** One for each day of the period. */
  leadsByDay: number[];
  /** 75th percentile of the largest contentful paint, in ms; null if it was not measured. */
  lcpMs: number | null;
  /** They add up to the page. Empty unless a test showed variants. */
  variants: VariantsRow[];
  revisions: RevisionRow[];
  devices: DeviceRow[];
}

/** Pages that are shown one by one; those after them are shown as one row unless there is only one. */
export const topPages = 10;

export interface OtherPages extends RatedCounts {
  count: number;
  before: { views: number; leads: number };
  leadsByDay: number[];
}

export interface CampaignRow extends RatedCounts {
  /** Empty for visits without a campaign. */
  campaign: string;
}

export interface SourceRow extends RatedCounts {
  /** Such as `Google Ads`; empty if it is unknown. */
  source: string;
  /** They add up to the source. Empty unless a visit named one. */
  campaigns: CampaignRow[];
}

/** 75th percentiles: three of four visits were at least this fast. Null if nothing was measured. */
export interface Speed {
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

export interface DeviceSpeedRow extends DeviceRow, Speed {}

/** A test that began or ended. */
export interface DayNote {
  day: string;
  text: string;
}

/** A test that variants of the pages are of. */
export interface NamedExperiment {
  /** As in `VariantsRow.variants`, before the colon. */
  name: string;
  /** The title of its only variant, or else its name. */
  title: string;
  /** The page's route; empty for a test of the whole site. */
  route: string;
  /** By the ids after the colon, control first, which has the letter `A`. */
  variants: { id: string; letter: string; title: string }[];
}

/** A period of full days against an earlier one. */
export interface Numbers {
  period: Days;
  against: Days;
  /** The company's zone, an IANA name. */
  zone: string;
  /** When the figures were read. */
  at: string;
  /** Yesterday in the company's zone: the last day that a period can have. */
  lastDay: string;
  /** The first day with views; null if none were ever counted. */
  countedSince: string | null;
  /** What today has so far; it counts tomorrow. */
  today: { views: number; leads: number };
  /** All sources of the period, the one with most views first. */
  sourceNames: string[];
  total: Totals;
  before: Totals;
  /** One for each day of the period. */
  days: DayRow[];
  /** One for each day of the period before. */
  daysBefore: DayRow[];
  notes: DayNote[];
  /** By leads. Together with `withoutLead`, they add up to the total. */
  pages: PageRow[];
  /** The sum of the pages after the first `topPages`; null if there are none. */
  otherPages: OtherPages | null;
  /** Payment links that were made for no lead; none under a filter. */
  withoutLead: StepCounts;
  sources: SourceRow[];
  devices: DeviceSpeedRow[];
  speed: Speed;
  /** Reports of views that were lost because too many arrived at once. */
  droppedViews: number;
}

/**
 * `GET /api/staff/numbers`, for managers, authors, and admins: a period of full days against an earlier one.
 *
 * `days=28` are the last full days, which is the default; `since` and `until` are a first and last day. `against` is
 * `previous` for the same number of days before, or `year` for 52 weeks earlier, so weekdays match. `device` and `source`
 * restrict everything. Fails with 422 `invalid_fields`, with the field. Answers are at most 15 seconds old.
 *
 * `GET /api/staff/numbers.csv` has the days and the pages of the same period.
 */
export interface NumbersAnswer extends Numbers {
  success: true;
  /** The tests that variants of the pages are of, if the published site knows them. */
  experiments: NamedExperiment[];
}

/** A step that leads can be listed by. */
export const leadSteps = ['leads', 'links', 'paid'] as const;

export type LeadStep = (typeof leadSteps)[number];

export interface NumberLead {
  /** Null after the lead was erased. */
  id: string | null;
  name: string;
  /** When the lead arrived. */
  day: string;
  page: string;
  source: string;
  campaign: string;
  device: NumberDevice | '';
  variants: string;
  /** What was paid in the period, in cents. */
  paidCents: number;
}

/**
 * `GET /api/staff/numbers/leads`, for managers and admins: the leads behind a figure, the latest first. It takes the
 * parameters of `NumbersAnswer`, and `step`, `page`, `variants`, `revision`, and `campaign`, which can be empty. `variant` is one variant,
 * whatever else was tested at the same time.
 */
export interface NumberLeadsAnswer {
  success: true;
  period: Days;
  /** At most 200. */
  leads: NumberLead[];
  total: number;
}
