import type { Tables } from '../../storage/tables.ts';

/** A counted report. */
export type ViewEvent = Omit<Tables['view_events'], 'batch' | 'seq'>;

/** Why a report is not counted. */
export type Refusal =
  /** Its network sends more than visitors do. */
  | 'limit'
  | 'too-large'
  | 'malformed'
  | 'unknown-page'
  /** Of content that the site no longer shows. */
  | 'old-revision'
  | 'bot'
  | 'staff'
  /** The database was away, or slower than the visitors. */
  | 'dropped';

export type RefusalCount = Tables['view_refusals'] & { reason: Refusal };

/** How often the server chose a variant. */
export type ExposureCount = Pick<
  Tables['experiment_days'],
  'day' | 'experiment' | 'variant' | 'source' | 'device' | 'exposures'
>;
