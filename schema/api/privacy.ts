/**
 * Requests and responses of what managers do with all data of a person, shared by the server and the portal. All calls are
 * for signed-in managers and admins; `erase` is a `POST` with a JSON body from a page of the same origin. Errors come from
 * `server/errors.ts`: besides those of every staff call, 404 `not_found` for leads that do not exist, 503 `erasure_pending` for
 * an erasure that a server will finish, and 503 `erasure_not_recorded`.
 *
 * A person is a lead, the leads that staff joined with it, and all leads with an email address of those. Times are ISO 8601
 * in UTC.
 */

/** A lead of the person, or one with the same phone number. */
export interface PersonLeadSummary {
  id: string;
  /** `Visitor` without one. */
  name: string;
  service: string;
  receivedAt: string;
}

/** Whether the CRM is notified of an erasure, has to be asked by hand, or does not exist. */
export type CrmErasure = 'notified' | 'by hand' | 'none';

/** What an erasure would remove. */
export interface PersonSummary {
  /** One of these confirms the erasure; the email address is empty for a lead without one. */
  name: string;
  email: string;
  /** Oldest first. */
  leads: PersonLeadSummary[];
  /** Leads with only the same phone number, which families share: erased if `withPhone` is set. */
  samePhone: PersonLeadSummary[];
  /** Numbers of rows by table. */
  counts: Record<string, number>;
  /** Payments that stay, under a pseudonym instead of the person’s name. */
  keptPayments: number;
  crm: CrmErasure;
}

/** `GET /api/staff/leads/:id/person`; with `?withPhone=true`, including the leads with the same phone number. */
export interface PersonAnswer {
  success: true;
  person: PersonSummary;
}

/**
 * `GET /api/staff/leads/:id/person/export` downloads a JSON file: `tables` with all rows by table, files in base64 as `content`
 * of their row in `attachments`, and `mail` with unsent messages. Knows `withPhone`, too.
 */

/** `POST /api/staff/leads/:id/person/erase` */
export interface ErasePersonBody {
  /** The person's email address or name, as `PersonSummary` has it. */
  confirm: string;
  withPhone?: boolean;
}

export interface ErasePersonAnswer {
  success: true;
  erased: {
    leadIds: string[];
    /** Numbers of rows by table: deleted, or for payments and joined leads, changed. */
    counts: Record<string, number>;
    /** Files of unsent mail. */
    mailFiles: number;
  };
  crm: CrmErasure;
}
