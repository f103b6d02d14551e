/** The day of an instant in a time zone, such as `2026-03-02`. @param zone its IANA name */
export function dayOf(at: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/** @param day such as `2026-03-02` */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}
