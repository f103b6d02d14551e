/** How fast leads were answered, and what became of them. See `desk.ts`. */

/** How fast people got a first answer from a person; times pass within the company's hours only. */
export interface AnswerTimes {
  /** Leads that were answered. */
  answered: number;
  /** In ms; null without an answered lead. */
  medianMs: number | null;
  /** Nine in ten were answered faster. */
  p90Ms: number | null;
  /** Leads that were answered, or had to be, by now: those answered in time, and all. */
  within: number;
  promised: number;
}

/** Answer times of a part of the leads. */
export interface AnswerRow extends AnswerTimes {
  /** An hour from `0` to `23`, a page's title, or a person's name. */
  name: string;
}

/** What became of the leads of one source. */
export interface SourceRow {
  source: string;
  leads: number;
  won: number;
  lost: number;
  /** Paid less refunded, in cents. */
  revenueCents: number;
}

/**
 * `GET /api/staff/desk/numbers`, for those who see all leads: leads received in a period. `days=7` are today and the six
 * days before; `since` and `until` are instants, or dates such as `2026-03-06`, with `until` as the last day. Days begin and
 * end in the company's zone.
 */
export interface DeskNumbersAnswer {
  success: true;
  since: string;
  /** Not part of the period. */
  until: string;
  /** The company's zone, an IANA name. */
  zone: string;
  /** Promised time to an answer within the company's hours, in ms. */
  answerWithinMs: number;
  total: AnswerTimes;
  /** In the company's zone. */
  byHour: AnswerRow[];
  byPage: AnswerRow[];
  byPerson: AnswerRow[];
  bySource: SourceRow[];
}
