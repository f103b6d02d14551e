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

/** What a visitor types, and is told when it is too long. */
const typed = new Set([
  'fullName',
  'clientName',
  'email',
  'phoneNumber',
  'subject',
  'message',
  'termsAgreed',
]);

/** No name that a call's schema does not know holds more than this. */
const strangerLength = 2048;

/**
 * Cuts what the visitor did not type to the schema's `maxLength`, because no lead may be lost over the length of an
 * address; the sentence that call 2 makes up in place of a message is left out, for it says nothing new. What was
 * typed stays whole for the schema to judge. The body is kept word for word beside it.
 * @param fields tidied ones, so that both calls of a submission are cut at the same place
 */
export function cutFields(channel: Channel, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, value]) => !(name === 'message' && typeof value === 'string' && isGeneratedMessage(value)),
      )
      .map(([name, value]) => [name, cut(name, value, boundOf(channel, name))]),
  );
}

function cut(name: string, value: unknown, bound: number | undefined): unknown {
  if (bound === undefined || typeof value !== 'string' || value.length <= bound) return value;
  const text = Array.from(value).slice(0, bound).join('').trimEnd();
  // No slug ends with a hyphen.
  return name === 'brandSlug' ? text.replace(/-+$/, '') : text;
}

/**
 * The number of characters that are kept of a field, or undefined for what the visitor types. Of a name that the call's
 * own schema does not know, as much is kept as another call keeps of it.
 */
function boundOf(channel: Channel, name: string): number | undefined {
  const own = propertiesOf[channel];
  if (Object.hasOwn(own, name)) return typed.has(name) ? undefined : own[name]?.maxLength;
  const others = Object.values(propertiesOf).flatMap((properties) =>
    Object.hasOwn(properties, name) ? (properties[name]?.maxLength ?? []) : [],
  );
  return Math.min(...others, strangerLength);
}
