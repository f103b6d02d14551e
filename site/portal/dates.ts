const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an instant in the viewer's time zone: `Mar 3, 2026, 4:05 PM`. @param instant ISO 8601 */
export function showInstant(instant: string): string {
  return shown.format(new Date(instant));
}
