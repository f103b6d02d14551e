import type { Lead } from '../delivery/target.ts';

/** What ends a line somewhere, steers a terminal, or turns the order of letters around; and what is no character. */
const harmful = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const harmfulInLines = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/** The only texts that may have several lines. */
const multiLine = new Set(['message']);

/** A subject above the longest message of call 2. */
const longest = 5300;

/**
 * What is wrong with a lead as it is stored, or undefined. Its key and the visitor's program are the bytes of headers,
 * and nobody is told of them.
 */
export function faultOfLead({
  idempotency_key: _key,
  user_agent: _program,
  ...lead
}: Lead): string | undefined {
  const attribution = lead.attribution && JSON.parse(lead.attribution);
  const consents = lead.consents && JSON.parse(lead.consents);
  return faultOfTexts({ ...lead, attribution, consents });
}

/** What is wrong with the texts of a record, however deep they stand, or undefined. */
export function faultOfTexts(record: object): string | undefined {
  for (const [name, value] of Object.entries(record)) {
    const fault = faultOfText(name, value);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfText(name: string, value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null) return faultOfTexts(value);
  if (typeof value !== 'string') return undefined;
  if (value.length > longest) return `${name} holds ${value.length} characters`;
  const found = (multiLine.has(name) ? harmfulInLines : harmful).exec(value)?.[0];
  return (
    found && `${name} holds U+${found.codePointAt(0)?.toString(16)}: ${JSON.stringify(value.slice(0, 200))}`
  );
}
