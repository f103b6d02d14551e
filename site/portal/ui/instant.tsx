const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the viewer's time zone: `Mar 3, 2026, 4:05 PM`. @param of ISO 8601 */
export function Instant({ of }: { of: string }) {
  return <time dateTime={of}>{dateFormat.format(new Date(of))}</time>;
}
