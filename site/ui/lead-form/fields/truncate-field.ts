import schema from '../../../../schema/api/lead-email.schema.json' with { type: 'json' };

type BoundedField = 'country' | 'serviceName' | 'servicePrice' | 'pageUrl' | 'message';

/**
 * Truncates a value that the visitor did not type to the server's limit for the field: a lead must not fail because of
 * a long URL.
 */
export function truncateField(field: BoundedField, text: string): string {
  const { maxLength } = schema.properties[field];
  return text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('').trimEnd();
}
