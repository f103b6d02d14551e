import leadCrm from '../../schema/api/lead-crm.schema.json' with { type: 'json' };
import leadEmail from '../../schema/api/lead-email.schema.json' with { type: 'json' };
import leadForm from '../../schema/api/lead-form.schema.json' with { type: 'json' };
import { crmCall, emailCall, formPost } from '../testing/leads/lead-bodies.ts';
import { request, type Wire } from './wire.ts';

export const callNames = ['email', 'crm', 'form'] as const;
export type CallName = (typeof callNames)[number];

/** The calls whose body is JSON. */
export const jsonCalls = ['email', 'crm'] as const satisfies readonly CallName[];

/** The keywords of a schema property in `schema/api/` that the corpus uses. */
export interface Field {
  type?: string | readonly string[];
  examples?: readonly unknown[];
  'x-label'?: string;
  'x-message'?: string;
}

type Values = Record<string, unknown>;

interface Call {
  path: string;
  mediaType: string;
  schema: object;
  fields: Readonly<Record<string, Field>>;
  sample: Values;
}

export const calls: Readonly<Record<CallName, Call>> = {
  email: {
    path: '/api/email/send-resume-email',
    mediaType: 'application/json',
    schema: leadEmail,
    fields: leadEmail.properties,
    sample: emailCall(),
  },
  crm: {
    path: '/rafp/submit',
    mediaType: 'application/json',
    schema: leadCrm,
    fields: leadCrm.properties,
    sample: crmCall(),
  },
  form: {
    path: '/api/leads',
    mediaType: 'application/x-www-form-urlencoded',
    schema: leadForm,
    fields: leadForm.properties,
    sample: formPost(),
  },
};

/** The fields of a valid lead with the visitor's address. */
export function sampleOf(call: CallName, visitor: string): Values {
  return { ...calls[call].sample, email: visitor };
}

/** A valid value of the field. */
export function exampleOf(call: CallName, field: string, visitor: string): unknown {
  return sampleOf(call, visitor)[field] || calls[call].fields[field]?.examples?.[0];
}

/** A call with a valid lead and these changes. */
export function callWith(call: CallName, visitor: string, changes: Values = {}): Wire {
  return callOf(call, visitor, encode(call, { ...sampleOf(call, visitor), ...changes }));
}

/** A JSON call with one more raw value at the end. Of duplicate names, the last one counts. */
export function callWithJson(
  call: (typeof jsonCalls)[number],
  visitor: string,
  { name, json }: { name: string; json: string },
): Wire {
  return callOf(call, visitor, encode(call, sampleOf(call, visitor)).replace(/\}$/, `,"${name}":${json}}`));
}

/** A call with any body. */
export function callOf(call: CallName, visitor: string, body: string | Buffer): Wire {
  return customCall(call, visitor, { body, headers: {} });
}

/**
 * A call with any body and headers; null omits a header. The visitor's address is also the idempotency key, so
 * the lead can be found.
 */
export function customCall(
  call: CallName,
  visitor: string,
  { body, headers }: { body: string | Buffer; headers: Readonly<Record<string, string | null>> },
): Wire {
  const { path, mediaType } = calls[call];
  return request({
    target: path,
    body,
    headers: { 'content-type': mediaType, 'idempotency-key': visitor, ...headers },
  });
}

/** The body in the call's media type. */
export function encode(call: CallName, values: Values): string {
  if (call !== 'form') return JSON.stringify(values);
  return Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeText(String(value))}`)
    .join('&');
}

/** Like `encodeURIComponent`, but encodes a lone surrogate as three bytes instead of throwing. */
function encodeText(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text);
  const halves = /\p{Surrogate}/gu;
  const bytesOf = (half: string) => `%ED%${(0xa0 + ((half.charCodeAt(0) >> 6) & 0x1f)).toString(16)}%80`;
  const found = text.match(halves) ?? [];
  return text
    .split(halves)
    .map((part, index) => encodeURIComponent(part) + (found[index] ? bytesOf(found[index]) : ''))
    .join('');
}

/** Field names that are not in the call's schema. */
export function unknownFieldsOf(call: CallName): string[] {
  const known = Object.values(calls).flatMap(({ fields }) => Object.keys(fields));
  return [...new Set([...known, 'website', 'elapsedMs', 'attribution', 'consents', 'anything'])].filter(
    (name) => !(name in calls[call].fields),
  );
}

/** The fields that a visitor types, which are the only required ones. */
export function typedFields(call: CallName): ReadonlySet<string> {
  return new Set(requiredIn(calls[call].schema));
}

/** All names in any `required`, except within conditions. */
function requiredIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'required' && Array.isArray(value)) return value;
    return key === 'if' || key === 'properties' ? [] : requiredIn(value);
  });
}
