import { hash } from 'node:crypto';
import schema from '../../../schema/api/consent.schema.json' with { type: 'json' };
import { oneLine } from '../../../schema/api/one-line.ts';
import type { Consent } from '../../../schema/generated/types.ts';

/** A consent as evidence: the wording, the time, and a digest that reveals later changes. */
export interface StoredConsent extends Consent {
  /** ISO 8601 in UTC. */
  at: string;
  /** Of `text`, in hex. */
  sha256: string;
}

/** More than any form has. */
const maxConsents = 20;

const { name: nameRule, text: textRule } = schema.properties;

/**
 * The checkboxes of a form and their labels, each name once. Invalid entries are dropped, not refused: the visitor did
 * not type them.
 * @param value the body's `consents`, unvalidated
 * @param at when the call arrived
 */
export function readConsents(value: unknown, at: Date): StoredConsent[] {
  const consents = new Map<string, StoredConsent>();
  for (const entry of Array.isArray(value) ? value.slice(0, maxConsents) : []) {
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
  // Field names start with a letter.
  if (!/^[A-Za-z][\w-]*$/.test(name) || name.length > nameRule.maxLength) return undefined;
  return { name, given, text: oneLine(text, textRule.maxLength) };
}
