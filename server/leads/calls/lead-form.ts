import type { Context, Handler } from 'hono';
import { asHttpError, type HttpError, noteError } from '../../errors.ts';
import { type Fields, textOf, tidyFields } from '../../http/fields.ts';
import { readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { policyHeader } from '../../security/security-headers.ts';
import type { AcceptLead } from '../lead-service.ts';
import type { FormPage } from '../prefill/form-page.ts';
import type { FindLeadPage } from '../prefill/lead-pages.ts';
import { pageEvidence } from '../prefill/page-evidence.ts';

export interface LeadFormParts {
  accept: AcceptLead;
  bodyLimitBytes: number;
  /** Finds the page that the form stands on. */
  findPage: FindLeadPage;
  /** Makes the page that shows the form again. */
  formPage: FormPage;
}

/** Where a visitor without JavaScript ends; the anchor shows the green message. */
const thankYou = '/thankyou#received';

/**
 * `POST /api/leads`, the form without JavaScript: 303 to the thank-you page once the lead is on disk. Otherwise the
 * page that the visitor was on, with what was typed and what is wrong, and the status of the refusal.
 */
export function postLeadForm(parts: LeadFormParts): Handler<ServerEnv> {
  return async (c) => {
    c.header('cache-control', 'no-store');
    let fields: Fields = {};
    try {
      const payload = await readBody(c, 'application/x-www-form-urlencoded', parts.bodyLimitBytes);
      const sent = Object.fromEntries([...new URLSearchParams(payload)].reverse());
      fields = tidyFields(withWholeAddress(sent, c.req.header('referer')));
      const evidence = await readEvidence(c, parts, fields);
      await parts.accept(c, { channel: 'form', fields: { ...fields, ...evidence }, payload });
      return c.redirect(thankYou, 303);
    } catch (thrown) {
      return showAgain(c, parts, fields, asHttpError(thrown));
    }
  };
}

/** No lead is lost because its page cannot be read. */
async function readEvidence(
  c: Context<ServerEnv>,
  { findPage }: LeadFormParts,
  fields: Fields,
): Promise<Fields> {
  try {
    const found = await findPage(fields, c.req.header('referer'));
    return found ? pageEvidence(found, fields) : {};
  } catch (err) {
    c.get('log').warn({ err }, 'the page of a form could not be read');
    return {};
  }
}

/** The form knows its page by path only; the browser's referrer also says with which campaign the visitor came. */
function withWholeAddress(fields: Fields, referrer: string | undefined): Fields {
  const path = pathOf(textOf(fields, 'pageUrl'));
  return path !== undefined && pathOf(referrer) === path ? { ...fields, pageUrl: referrer } : fields;
}

function pathOf(address: string | null | undefined): string | undefined {
  return URL.parse(address ?? '', 'http://localhost')?.pathname.replace(/(?<=.)\/$/, '');
}

async function showAgain(
  c: Context<ServerEnv>,
  { formPage }: LeadFormParts,
  fields: Fields,
  error: HttpError,
): Promise<Response> {
  // Who has left needs no page.
  if (error.code === 'body_incomplete') throw error;
  noteError(c, error);
  const { html, policy } = await formPage({
    fields,
    errors: error.errors ?? {},
    message: error.message,
    referrer: c.req.header('referer'),
  });
  return c.html(html, error.status, { ...error.headers, ...policyHeader(c, policy) });
}
