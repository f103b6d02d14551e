/** The zones of the United States by the names that people use. */
const american = new Map([
  ['Eastern', 'America/New_York'],
  ['Central', 'America/Chicago'],
  ['Mountain', 'America/Denver'],
  ['Pacific', 'America/Los_Angeles'],
  ['Alaska', 'America/Anchorage'],
  ['Hawaii', 'Pacific/Honolulu'],
]);

const byLowerCase = new Map([...american].map(([name, zone]) => [name.toLowerCase(), zone]));
const namesOf = new Map([...american].map(([name, zone]) => [zone, name]));

/** The IANA name of a zone as written: `Central` or `America/Chicago`. Undefined for an unknown one. */
export function timeZoneNamed(written: string): string | undefined {
  const known = byLowerCase.get(written.toLowerCase());
  if (known) return known;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: written }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The zone of a site as written, or else that of this machine. */
export function siteZone(written: string | undefined): string {
  return (written !== undefined && timeZoneNamed(written)) || Temporal.Now.timeZoneId();
}

/** The name of a zone that `timeZoneNamed` knows. @param zone the IANA name */
export function timeZoneName(zone: string): string {
  return namesOf.get(zone) ?? zone;
}

/** A zone in words: `Central`, or for example `Central European Time`. @param zone the IANA name */
export function timeZoneWords(zone: string): string {
  const known = namesOf.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('+00:00', '') ?? zone;
}

/** Names to suggest for a misspelled zone. */
export function timeZoneNames(): string[] {
  return [...american.keys(), ...Intl.supportedValuesOf('timeZone')];
}
