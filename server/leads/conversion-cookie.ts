import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { type LeadCookie, leadCookie, leadCookieValue } from '../../schema/api/lead-cookie.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { LeadOrigin, RecordedLead } from './record/record-lead.ts';

/**
 * Names a stored lead to the visitor's own pages, which report it to the ad platforms that the visitor allows. A cookie also
 * reaches the page after a form without scripts, and survives a page that never loads.
 */
export function setConversionCookie(c: Context<ServerEnv>, { id, origin }: RecordedLead): void {
  const lead = leadOf(origin);
  if (!lead) return;
  setCookie(c, leadCookie.name(id), leadCookieValue(lead), {
    path: '/',
    sameSite: 'Lax',
    secure: c.get('isSecure'),
    maxAge: leadCookie.maxAge,
  });
}

/** Undefined for leads that come from no form of a page. */
function leadOf({ form, page_url, price }: LeadOrigin): LeadCookie | undefined {
  const page = URL.parse(page_url ?? '', 'http://localhost')?.pathname;
  if (!form || !page) return undefined;
  const value = /^\$?((?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?)$/.exec(price ?? '')?.[1];
  return { form, page, ...(value !== undefined && { value: Number(value.replaceAll(',', '')) }) };
}
