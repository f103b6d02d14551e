export interface PrivacyTables {
  /** Erasures that this database has carried out. Holds no personal data. */
  erasures: {
    /** The id of the tombstone in the journal; see `privacy/journal/`. */
    id: string;
    at: string;
    /** Why: a person asked, or the time that `retention` of site.yaml allows was over. */
    reason: 'request' | 'retention';
    /** A JSON array, for receivers that have copies of the leads. */
    lead_ids: string;
    /** JSON: how many rows were erased, by table. */
    counts: string;
    /** When the database's files contained nothing of it anymore; null before. */
    cleaned_at: string | null;
  };

  /** The nightly runs of the retention rules, one row per day. */
  retention_runs: {
    /** In the site's time zone, such as `2026-03-02`. */
    day: string;
    /** Until when no other server takes over the run. */
    claimed_until: string;
    finished_at: string | null;
    /** JSON; see `RetentionReport`. */
    report: string | null;
  };
}
