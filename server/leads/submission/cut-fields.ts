import leadCrm from '../../../schema/api/lead-crm.schema.json' with { type: 'json' };
import leadEmail from '../../../schema/api/lead-email.schema.json' with { type: 'json' };
import leadForm from '../../../schema/api/lead-form.schema.json' with { type: 'json' };
import type { Fields } from '../../http/fields.ts';
import { isGeneratedMessage } from './generated-message.ts';
import type { Channel } from './submission.ts';

type Properties = Readonly<Record<string, { type?: unknown; maxLength?: number }>>;

const propertiesOf: Readonly<Record<Channel, Properties>> = {
  email: leadEmail.properties,
  crm: leadCrm.properties,
  form: leadForm.properties,
};

/** Fields the visitor types; these are refused when too long, not cut. */
const typed = new Set([
  'fullName',
  'clientName',
  'email',
  'phoneNumber',
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
  const own = propertiesOf[channel];
  if (Object.hasOwn(own, name)) return typed.has(name) ? undefined : own[name]?.maxLength;
  const others = Object.values(propertiesOf).flatMap((properties) =>
    Object.hasOwn(properties, name) ? (properties[name]?.maxLength ?? []) : [],
  );
  return Math.min(...others, unknownFieldLength);
}
