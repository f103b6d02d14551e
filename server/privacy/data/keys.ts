/** Until when rows with this value are the person's, as an ISO time: an erasure applies to what came before it. */
export type Until = ReadonlyMap<string, string>;

/** What rows of the erased or exported people are found by. */
export interface PersonKeys {
  /** Ids of leads. */
  leads: readonly string[];
  /** Normalized; see `desk/intake/derive.ts`. */
  emails: Until;
  /** Ids of payment links. */
  links: Until;
  /** Ids of attachments whose lead may be gone. */
  attachments: readonly string[];
}

/** Whether there is nothing to look for. */
export function isEmpty({ leads, emails, links, attachments }: PersonKeys): boolean {
  return leads.length + emails.size + links.size + attachments.length === 0;
}
