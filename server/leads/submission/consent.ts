import { hash } from 'node:crypto';
import schema from '../../../schema/api/consent.schema.json' with { type: 'json' };
import { oneLine } from '../../../schema/api/one-line.ts';
import type { Consent } from '../../../schema/generated/types.ts';

/** A consent as evidence: to which words, when, and what tells whether these words were changed since. */
export interface KeptConsent extends Consent {
  /** ISO 8601 in UTC. */
  at: string;
  /** Of `text`, in hex. */
  sha256: string;
}

/** No form has so many boxes. */
const most = 20;

const { name: nameRule, text: textRule } = schema.properties;

/**
 * The boxes of a form and their words, each name once. Nobody typed them, so what has another shape is left out and none
 * is refused.
 * @param value whatever stood in the body as `consents`
 * @param at when the call came
 */
export function readConsents(value: unknown, at: Date): KeptConsent[] {
  const consents = new Map<string, KeptConsent>();
  for (const entry of Array.isArray(value) ? value.slice(0, most) : []) {
    const consent = readConsent(entry);
    if (!consent || consents.has(consent.name)) continue;
    const sha256 = hash('sha256', consent.text, 'hex');
    consents.set(consent.name, { ...consent, at: at.toISOString(), sha256 });
  }
  return [...consents.values()];
}

function readConsent(entry: unknown): Consent | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { name, given, text } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || typeof given !== 'boolean' || typeof text !== 'string') return undefined;
  // A form names its fields in letters.
  if (!/^[A-Za-z][\w-]*$/.test(name) || name.length > nameRule.maxLength) return undefined;
  return { name, given, text: oneLine(text, textRule.maxLength) };
}
