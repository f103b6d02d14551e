import type { Generated } from 'kysely';

/** Where a view or a lead belongs. Each is empty if it is unknown. */
export interface Dimensions {
  /** The page's route, such as `/lp8/`. */
  page: string;
  /** The revision of the page's content; see `generator/render/page-revision.ts`. */
  revision: string;
  /** The variants that the page showed, such as `lp8-price:b`, sorted and separated by spaces. */
  variants: string;
  /** Such as `Google Ads`; see `desk/intake/source-of.ts`. */
  source: string;
  /** The `utm_campaign` of the visit. */
  campaign: string;
  device: 'phone' | 'tablet' | 'desktop' | '';
}

export type ViewEventKind = 'view' | 'form-opened' | 'form-begun';

interface DaySums {
  day: string;
  views: number;
  forms_opened: number;
  leads: number;
}

/** Days are those of the company's time zone, such as `2026-03-02`. */
export interface NumbersTables {
  /** What browsers reported in the last 90 days; see `numbers/count/`. */
  view_events: Dimensions & {
    day: string;
    /** Of the transaction, and the place in it. */
    batch: string;
    seq: number;
    at: string;
    kind: ViewEventKind;
    /** The class of the window's width, such as `390`. */
    width: string;
    /** Of one day; see `numbers/count/visitor-ids.ts`. Null for those who ask not to be recognized. */
    visitor: string | null;
  };

  /** Counts of these events, forever. */
  view_days: Dimensions & {
    day: string;
    views: number;
    /** Visitors of the day, and views without one. */
    visits: number;
    forms_opened: number;
    forms_begun: number;
  };

  /** Views and leads of full days, by page and by source; see `numbers/sums/`. */
  page_sums: Omit<Dimensions, 'campaign'> & DaySums;
  source_sums: Pick<Dimensions, 'source' | 'campaign' | 'device'> & DaySums;

  /** The days whose sums are up to date. */
  summed_days: { day: string };

  /** Counts of events for the variants of experiments, and how often the server chose each. */
  experiment_days: Pick<Dimensions, 'source' | 'device'> & {
    day: string;
    experiment: string;
    variant: string;
    exposures: number;
    views: number;
    visits: number;
    forms_opened: number;
    forms_begun: number;
  };

  /** A histogram per day, page, variants, device, and metric. */
  speed_days: Pick<Dimensions, 'page' | 'variants' | 'device'> & {
    day: string;
    metric: string;
    /** Index of the bucket; see `vitals/buckets.ts`. */
    bucket: number;
    count: number;
  };

  /** Reports that were not counted, by reason. */
  view_refusals: {
    day: string;
    reason: string;
    count: number;
  };

  /** What was stored since yesterday: a batch whose commit only seemed to fail is stored once. */
  view_batches: {
    id: string;
    day: string;
  };

  /** Secrets that visitors' ids are made with; each is deleted after 48 hours. */
  view_salts: {
    day: string;
    salt: string;
  };

  /** What each visitor has seen today, to count visits; deleted with the salt. */
  view_visitors: {
    day: string;
    visitor: string;
    /** `page /lp8/` or `experiment lp8-price`. */
    seen: string;
  };

  /** Where each lead came from. The row stays when its lead is erased, without naming it. */
  lead_origins: Dimensions & {
    id: Generated<number>;
    lead_id: string | null;
    /** When it arrived. */
    day: string;
    /** 1 if the visit came from an ad. */
    has_ad_click: number;
    is_spam: number;
    /** 1 for a chat visitor who has left no way to be answered. */
    is_visitor: number;
    has_chat: number;
  };

  /** Every change of what was refunded of a payment. */
  payment_refunds: {
    id: Generated<number>;
    link_id: string;
    at: string;
    /** Negative if the bank returned the refund. */
    cents: number;
  };

  /**
   * A view. From the ad to the money: one row for each lead without payment links, and one for each link. The first columns
   * are null or empty for links without a lead.
   */
  chain: Partial<Dimensions> & {
    origin_id: number | null;
    day: string | null;
    has_ad_click: number;
    is_spam: number;
    is_visitor: number;
    lead_id: string | null;
    has_chat: number;
    link_id: string | null;
    is_test: number | null;
    state: string | null;
    viewed_at: string | null;
    paid_at: string | null;
    paid_cents: number;
    refunded_cents: number;
  };
}
