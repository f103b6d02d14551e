import type { Generated } from 'kysely';
import type { LeadState } from '../../../schema/api/desk.ts';

export interface DeskTables {
  /** One row per lead that the desk has taken in: the work on it, and what lists are searched and filtered by. */
  desk_leads: {
    id: Generated<number>;
    lead_id: string;
    received_at: string;
    /** When anything that a list shows last changed. */
    changed_at: string;
    /** 1 if the lead is spam. */
    is_spam: number;
    state: LeadState;
    reason: string | null;
    /** The email address of a staff member. */
    owner: string | null;
    due_at: string | null;
    /** Until when the company promised an answer; null for leads from before the desk, and until the router sets a new one. */
    answer_by: string | null;
    /** Whose turn it is to claim the lead, and until when. */
    offered_to: string | null;
    offered_until: string | null;
    /** When the manager was notified that no one claimed it, or when a lead from before the desk was taken in, which is not offered. */
    escalated_at: string | null;
    /** When a person first answered, and who. */
    answered_at: string | null;
    answered_by: string | null;
    /** Leads that staff joined share it; null for a lead alone. */
    person_id: string | null;
    /** Incremented by each change of the work on the lead. */
    revision: number;
    /** In lower case without a slash at the end; empty without a page, and for the home page. */
    page_path: string;
    /** Such as `Google Ads`; see `desk/intake/source-of.ts`. */
    source: string;
    /** The last visit's `utm_campaign`, or the first one's; empty without one. */
    campaign: string;
    /** Equal for the same address or number in another notation; empty without one. */
    email_key: string;
    phone_key: string;
    /** What the visitor sent and what staff wrote, folded for search; see `desk/search/fold.ts`. */
    facts: string;
    words: string;
  };

  desk_tags: {
    lead_id: string;
    tag: string;
  };

  /** What happened to a lead at the desk. */
  desk_events: {
    /** UUID v7, so they sort by time. */
    id: string;
    lead_id: string;
    at: string;
    /** The email address of a staff member; null for the system. */
    staff: string | null;
    /** The revision of the lead after it; a note does not change it. */
    revision: number;
    /** JSON; see `StoredEvent`. */
    event: string;
  };

  /** Who opened a lead, and when last. */
  desk_views: {
    lead_id: string;
    staff: string;
    seen_at: string;
  };

  /** When each person was last offered a lead. */
  desk_turns: {
    staff: string;
    offered_at: string;
  };

  /** Weeks of which the manager gets the numbers. */
  desk_reports: {
    /** Its Monday, such as `2026-03-02`. */
    week: string;
    since: string;
    until: string;
  };

  /** Open desks, by browser tab. Void a while after `seen_at`; see `desk/presence.ts`. */
  desk_presence: {
    tab: string;
    staff: string;
    lead_id: string | null;
    is_writing: number;
    /** 1 if the person answers chats now. */
    takes_chats: number;
    seen_at: string;
  };
}
