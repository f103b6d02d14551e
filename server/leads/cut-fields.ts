import leadCrm from '../../schema/api/lead-crm.schema.json' with { type: 'json' };
import leadEmail from '../../schema/api/lead-email.schema.json' with { type: 'json' };
import leadForm from '../../schema/api/lead-form.schema.json' with { type: 'json' };
import type { Fields } from './fields.ts';
import { isGeneratedMessage } from './generated-message.ts';
import type { Channel } from './submission.ts';

const boundsOf: Readonly<Record<Channel, ReadonlyMap<string, number>>> = {
  email: cutLengths(leadEmail.properties),
  crm: cutLengths(leadCrm.properties),
  form: cutLengths(leadForm.properties),
};

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
      .map(([name, value]) => [name, cut(name, value, boundsOf[channel].get(name))]),
  );
}

function cut(name: string, value: unknown, bound: number | undefined): unknown {
  if (bound === undefined || typeof value !== 'string' || value.length <= bound) return value;
  const text = Array.from(value).slice(0, bound).join('').trimEnd();
  // No slug ends with a hyphen.
  return name === 'brandSlug' ? text.replace(/-+$/, '') : text;
}

/** The fields that forms and scripts fill in, with the number of characters that are kept of each. */
function cutLengths(
  properties: Record<string, { type: unknown; maxLength?: number }>,
): ReadonlyMap<string, number> {
  const typed = new Set([
    'fullName',
    'clientName',
    'email',
    'phoneNumber',
    'subject',
    'message',
    'termsAgreed',
  ]);
  return new Map(
    Object.entries(properties).flatMap(([name, { maxLength }]) =>
      maxLength === undefined || typed.has(name) ? [] : [[name, maxLength] as const],
    ),
  );
}
