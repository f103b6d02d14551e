import { isAnswerName } from '../../../../schema/api/answers.ts';
import type { LeadCrmCall, LeadEmailCall } from '../../../../schema/generated/types.ts';
import { call, type Lost, type Refusal } from '../../../http/call.ts';
import { type FieldErrors, leadFields } from '../fields/lead-fields.ts';
import type { Evidence } from './evidence.ts';

export type Outcome =
  | { isAccepted: true; next: `/thankyou#${'received' | 'sent' | 'stored'}` }
  | { isAccepted: false; message: string; errors: FieldErrors };

interface Submission {
  lead: LeadEmailCall;
  /** Sent with both calls, because either can be the only one that arrives. */
  evidence?: Evidence;
  brandSlug: string;
  /** The service if the lead names none. */
  service: string;
  idempotencyKey: string;
  /** The server to call, such as `https://leads.example`. Empty for the page's own server. */
  origin?: string;
  /** Replaces the reasons if both calls fail. */
  failed?: string | undefined;
  /** Per call. */
  timeoutMs?: number;
}

/**
 * Sends a lead with both calls in parallel. One success is enough, and the next page depends on which call succeeded.
 * Two failures become one message. A network error never rejects. Source: product-rules.md, Calls and Messages.
 */
export async function sendLead(submission: Submission): Promise<Outcome> {
  const { lead, evidence, idempotencyKey, failed, origin = '', timeoutMs = 15_000 } = submission;
  const post = (path: string, body: object) =>
    call(origin + path, {
      body,
      headers: { 'idempotency-key': idempotencyKey },
      timeoutMs,
      ignoreBody: true,
    });
  const [email, crm] = await Promise.all([
    post('/api/email/send-resume-email', { ...lead, ...evidence }),
    post('/rafp/submit', { ...crmCall(submission), ...evidence }),
  ]);
  if (email.kind === 'ok')
    return { isAccepted: true, next: crm.kind === 'ok' ? '/thankyou#received' : '/thankyou#sent' };
  if (crm.kind === 'ok') return { isAccepted: true, next: '/thankyou#stored' };
  return {
    isAccepted: false,
    message: failed ?? summary(email, crm),
    errors: { ...fieldErrors(crm, lead), ...fieldErrors(email, lead) },
  };
}

type Failure = Refusal | Lost;

function summary(email: Failure, crm: Failure): string {
  const details = [
    detail('Email', email, 'Email submission failed'),
    detail('CRM', crm, 'RAFP submission failed'),
  ].filter((text) => text !== undefined);
  return details.length
    ? `Submission issues: ${details.join(', ')}`
    : 'Failed to submit your request. Please try again.';
}

/** The lead in the format of call 2. */
function crmCall({ lead, brandSlug, service: otherwise }: Submission): LeadCrmCall {
  const service = lead.serviceName || otherwise;
  return {
    clientName: lead.fullName,
    email: lead.email,
    phoneNumber: lead.phoneNumber,
    service,
    ...(lead.kind === 'rewrite' && { kind: lead.kind }),
    message: messageOf(lead) || `Requested service: ${service}. Page: ${lead.pageUrl}`,
    brandSlug,
    ...(lead.answers !== undefined && { answers: lead.answers }),
  };
}

/** The visitor's message. Call 2 has no field for the subject, so it goes on top. */
function messageOf({ subject, message = '' }: LeadEmailCall): string {
  return subject ? `${subject}\n\n${message}` : message;
}

function detail(name: string, failure: Failure, fallback: string): string | undefined {
  const text = failure.kind === 'lost' ? failure.reason : failure.error || fallback;
  return text ? `${name}: ${text}` : undefined;
}

function fieldErrors(failure: Failure, lead: LeadEmailCall): FieldErrors {
  if (failure.kind === 'lost') return {};
  const { clientName, email, phoneNumber, ...errors } = failure.errors;
  const reach = lead.contact === undefined ? { email, phoneNumber } : { contact: email ?? phoneNumber };
  const named: Record<string, string | undefined> = { fullName: clientName, ...reach, ...errors };
  return Object.fromEntries(
    Object.entries(named).filter(
      ([name, text]) => text !== undefined && (isLeadField(name) || isAnswerName(name)),
    ),
  );
}

const isLeadField = (name: string) => leadFields.some((field) => field === name);
