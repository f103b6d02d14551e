import type { Lead } from '../../delivery/target.ts';

/** Line breaks of any kind, terminal controls, bidirectional overrides, and lone surrogates. */
const harmful = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const harmfulInLines = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/** The only multi-line fields. */
const multiLine = new Set(['message']);

/** The longest message of call 2 plus a subject. */
const maxLength = 5300;

/**
 * The problem with a stored lead, if any. The idempotency key and the user agent are raw header bytes that are
 * not delivered.
 */
export function leadProblem({
  idempotency_key: _key,
  user_agent: _userAgent,
  ...lead
}: Lead): string | undefined {
  const attribution = lead.attribution && JSON.parse(lead.attribution);
  const consents = lead.consents && JSON.parse(lead.consents);
  return textsProblem({ ...lead, attribution, consents });
}

/** The problem with the texts of a record, at any depth, if any. */
export function textsProblem(record: object): string | undefined {
  for (const [name, value] of Object.entries(record)) {
    const problem = textProblem(name, value);
    if (problem) return problem;
  }
  return undefined;
}

function textProblem(name: string, value: unknown): string | undefined {
  if (typeof value === 'object' && value !== null) return textsProblem(value);
  if (typeof value !== 'string') return undefined;
  if (value.length > maxLength) return `${name} has ${value.length} characters`;
  const found = (multiLine.has(name) ? harmfulInLines : harmful).exec(value)?.[0];
  return (
    found &&
    `${name} contains U+${found.codePointAt(0)?.toString(16)}: ${JSON.stringify(value.slice(0, 200))}`
  );
}
