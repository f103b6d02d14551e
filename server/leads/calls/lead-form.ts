import type { Context } from 'hono';
import { asHttpError, type HttpError } from '../../errors.ts';
import { noteError } from '../../http/answer-error.ts';
import { type Fields, sanitizeFields, textOf } from '../../http/fields.ts';
import { readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { policyHeader } from '../../security/security-headers.ts';
import type { AcceptLead } from '../lead-service.ts';
import { declaredFields } from '../prefill/declared-fields.ts';
import { attribute } from '../prefill/elements.ts';
import type { FormPage } from '../prefill/form-page.ts';
import type { FindLeadPage, LeadPage } from '../prefill/lead-pages.ts';
import { pageEvidence } from '../prefill/page-evidence.ts';
import { answersIn } from '../submission/answers.ts';

export interface LeadFormParts {
  accept: AcceptLead;
  findPage: FindLeadPage;
  formPage: FormPage;
}

/** Where a visitor without JavaScript is sent by default; the anchor shows the success message. */
const thankYou = '/thankyou#received';

/**
 * `POST /api/leads`, the form without JavaScript: 303 to what follows the form once the lead is on disk. A refusal renders the
 * visitor's page again with the submitted values and the errors, with the status of the refusal.
 */
export async function postLeadForm(c: Context<ServerEnv>, parts: LeadFormParts): Promise<Response> {
  let fields: Fields = {};
  try {
    const payload = await readBody(c, 'application/x-www-form-urlencoded');
    const sent = firstValues(new URLSearchParams(payload));
    fields = withContact(sanitizeFields(withFullUrl(sent, c.req.header('referer'))));
    const found = await findFormPage(c, parts, fields);
    await parts.accept(c, {
      channel: 'form',
      fields: { ...fields, ...(found && pageEvidence(found, fields)), answers: answersIn(fields) },
      payload,
      declared: found && declaredFields(found.form),
    });
    return c.redirect(nextPage(found), 303);
  } catch (thrown) {
    return renderRefusal(c, parts, fields, asHttpError(thrown));
  }
}

/** The first value of each field, in the order of the form. */
function firstValues(params: URLSearchParams): Record<string, string> {
  const last = Object.fromEntries([...params].reverse());
  return Object.fromEntries(Object.entries(last).reverse());
}

/** An unreadable page costs the evidence, not the lead. */
async function findFormPage(
  c: Context<ServerEnv>,
  { findPage }: LeadFormParts,
  fields: Fields,
): Promise<LeadPage | undefined> {
  try {
    return await findPage(c, fields);
  } catch (err) {
    c.get('log').warn({ err }, 'page of the form unreadable');
    return undefined;
  }
}

/**
 * What follows the form, as its page says: another page, or the message in place of the form. A form with a file leads to the
 * thank-you page, which takes the file.
 */
function nextPage(found: LeadPage | undefined): string {
  const thanks = found && attribute(found.form, 'data-thanks');
  if (!thanks || declaredFields(found.form)?.some(({ type }) => type === 'file')) return thankYou;
  if (thanks.startsWith('#')) return found.path.replace(/^\/+/, '/') + thanks;
  return thanks.includes('#') ? thanks : `${thanks}#received`;
}

/** The form knows only the path of its page; the browser's referrer adds the campaign parameters. */
function withFullUrl(fields: Fields, referrer: string | undefined): Fields {
  const path = pathOf(textOf(fields, 'pageUrl'));
  return path !== undefined && pathOf(referrer) === path ? { ...fields, pageUrl: referrer } : fields;
}

/** The plain form has a field for each way to reach the visitor, where a `rewrite` form has one for both. */
function withContact(fields: Fields): Fields {
  const { email, phoneNumber, ...rest } = fields;
  if (rest.kind !== 'rewrite' || textOf(rest, 'contact') !== null) return fields;
  const typed = Object.entries({ email, phoneNumber }).filter(([name]) => textOf(fields, name) !== null);
  return { ...rest, ...Object.fromEntries(typed), contact: typed.map(([, value]) => value).join(' ') };
}

function pathOf(address: string | null | undefined): string | undefined {
  return URL.parse(address ?? '', 'http://localhost')?.pathname.replace(/(?<=.)\/$/, '');
}

async function renderRefusal(
  c: Context<ServerEnv>,
  { formPage }: LeadFormParts,
  fields: Fields,
  error: HttpError,
): Promise<Response> {
  // The visitor is gone.
  if (error.code === 'body_incomplete') throw error;
  noteError(c, error);
  const { html, policy } = await formPage(c, {
    fields,
    errors: error.errors ?? {},
    message: error.message,
  });
  return c.html(html, error.status, { ...error.headers, ...policyHeader(c, policy) });
}
