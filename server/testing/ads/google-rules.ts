/** What the Data Manager API checks before it accepts a request. Source: its reference, events.ingest and ErrorReason. */

export interface Violation {
  field: string;
  description: string;
  reason: string;
}

interface Json {
  [name: string]: unknown;
}

const eventFields = [
  'transactionId',
  'eventTimestamp',
  'lastUpdatedTimestamp',
  'eventSource',
  'adIdentifiers',
  'userData',
  'consent',
  'conversionValue',
  'currency',
];

/** @param place such as `events.events[3]` */
export function eventViolations(event: Json, place: string): Violation[] {
  const found: Violation[] = [];
  const add = (field: string, reason: string, description: string) =>
    found.push({ field: field ? `${place}.${field}` : place, reason, description });
  for (const name of Object.keys(event))
    if (!eventFields.includes(name)) add(name, 'INVALID_ARGUMENT', 'Unknown field.');
  const { transactionId, eventTimestamp, adIdentifiers, userData, conversionValue, currency, consent } =
    event;
  if (typeof transactionId !== 'string' || transactionId === '' || transactionId.length > 64)
    add('transaction_id', 'INVALID_FORMAT', 'Invalid transaction id.');
  if (!isTimestamp(eventTimestamp)) add('event_timestamp', 'INVALID_FORMAT', 'Timestamp is not valid.');
  if (event.lastUpdatedTimestamp !== undefined && !isTimestamp(event.lastUpdatedTimestamp))
    add('last_updated_timestamp', 'INVALID_FORMAT', 'Timestamp is not valid.');
  const ids = Object.entries((adIdentifiers ?? {}) as Json);
  if (ids.length > 1) add('ad_identifiers', 'INVALID_ARGUMENT', 'Only one identifier is allowed.');
  if (ids.some(([, value]) => String(value).startsWith('invalid')))
    add('ad_identifiers', 'INVALID_FORMAT', 'The click id is malformed.');
  const people = ((userData as Json)?.userIdentifiers ?? []) as Record<string, string>[];
  if (ids.length + people.length === 0) add('', 'REQUIRED_FIELD_MISSING', 'An identifier is required.');
  for (const one of people)
    if (!/^[0-9a-f]{64}$/.test(Object.values(one).join()))
      add('user_data.user_identifiers', 'INVALID_SHA256_FORMAT', 'The SHA256 encoded value is malformed.');
  if (conversionValue !== undefined && (typeof conversionValue !== 'number' || currency !== 'USD'))
    add('conversion_value', 'INVALID_ARGUMENT', 'Invalid value or currency.');
  if (consent !== undefined && Object.values(consent as Json).some((one) => one !== 'CONSENT_GRANTED'))
    add('consent', 'INVALID_ENUM_VALUE', 'Consent is not granted.');
  return found;
}

/** RFC 3339 with an offset. */
function isTimestamp(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
}
