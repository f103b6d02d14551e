/** A stored lead as the server names it to its own pages, which report it to the ad platforms. */
export interface LeadCookie {
  /** The form's name. */
  form: string;
  /** The path of the form's page. */
  page: string;
  /** The price that the lead asks for. */
  value?: number;
}

const prefix = 'conversion-';

/** One cookie for each lead, because tabs can send several at once. The name contains the lead's public id. */
export const leadCookie = {
  name: (id: string) => prefix + id,
  /** The lead's id in a cookie's name; undefined in other cookies. */
  idIn: (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined),
  /** How long the lead can wait for consent: a day, in seconds. */
  maxAge: 86_400,
};

export function leadCookieValue(lead: LeadCookie): string {
  return JSON.stringify(lead);
}

/** Reads the value of the cookie; undefined for one that the server did not write. */
export function readLeadCookie(value: string): LeadCookie | undefined {
  try {
    const { form, page, value: worth } = JSON.parse(decodeURIComponent(value));
    // Two slashes would lead to another host.
    if (typeof form !== 'string' || typeof page !== 'string' || !/^\/(?![/\\])/.test(page)) return undefined;
    return { form, page, ...(typeof worth === 'number' && { value: worth }) };
  } catch {
    return undefined;
  }
}
