import schema from '../../../../schema/api/lead-email.schema.json' with { type: 'json' };

type BoundedField = 'country' | 'serviceName' | 'servicePrice' | 'pageUrl' | 'message';

/**
 * A text that the visitor did not type, cut to what the server keeps of that field: a request must not fail over the
 * length of an address.
 */
export function truncateField(field: BoundedField, text: string): string {
  const { maxLength } = schema.properties[field];
  return text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('').trimEnd();
}
