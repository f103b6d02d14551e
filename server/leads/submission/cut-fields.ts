import type { Fields } from '../../http/fields.ts';
import type { Channel } from './submission.ts';
import { schemas } from './validate.ts';

type Properties = Readonly<Record<string, { type?: unknown; maxLength?: number }>>;

/** Fields the visitor types; these are refused when too long, not cut. */
const typed = new Set([
  'fullName',
  'clientName',
  'email',
  'phoneNumber',
  'contact',
  'subject',
  'message',
  'termsAgreed',
]);

/** Maximum length of fields that no schema lists. */
const unknownFieldLength = 2048;

/**
 * Truncates fields that the visitor did not type to the schema's `maxLength`: a long URL must not cost a lead. Typed fields
 * stay whole, for validation. Drops the message that call 2 generates. The unmodified body is stored as well.
 * @param fields sanitized, so both calls of a submission are cut at the same position
 */
export function cutFields(channel: Channel, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, value]) => !(name === 'message' && typeof value === 'string' && isGeneratedMessage(value)),
      )
      .map(([name, value]) => [name, cut(name, value, maxLengthOf(channel, name))]),
  );
}

function cut(name: string, value: unknown, maxLength: number | undefined): unknown {
  if (maxLength === undefined || typeof value !== 'string' || value.length <= maxLength) return value;
  const text = Array.from(value).slice(0, maxLength).join('').trimEnd();
  // A slug cannot end with a hyphen.
  return name === 'brandSlug' ? text.replace(/-+$/, '') : text;
}

/**
 * The length to cut a field to, or undefined for typed fields. Fields missing from the call's own schema are cut as the
 * other calls cut them.
 */
function maxLengthOf(channel: Channel, name: string): number | undefined {
  const own: Properties = schemas[channel].properties;
  if (Object.hasOwn(own, name)) return typed.has(name) ? undefined : own[name]?.maxLength;
  const others = Object.values(schemas).flatMap(({ properties }: { properties: Properties }) =>
    Object.hasOwn(properties, name) ? (properties[name]?.maxLength ?? []) : [],
  );
  return Math.min(...others, unknownFieldLength);
}

/** Whether call 2 generated this message because the visitor wrote none. Source: product-rules.md, Calls. */
function isGeneratedMessage(message: string): boolean {
  return /^Requested service: .*\. Page: \S*$/.test(message);
}
