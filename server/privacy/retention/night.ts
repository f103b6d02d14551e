/** The hour of the nightly run, in the site's time zone. */
const hour = 3;

/** The day whose nightly run is due, such as `2026-03-02`; undefined before its hour. */
export function nightOf(now: Date, zone: string): string | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  return local.hour < hour ? undefined : local.toPlainDate().toString();
}
