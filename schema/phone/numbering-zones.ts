import type { MetadataJson } from 'libphonenumber-js/core';

/** Part of libphonenumber's metadata. */
export type Numbering = Pick<
  MetadataJson,
  'version' | 'country_calling_codes' | 'countries' | 'nonGeographic'
>;

/**
 * Divides the metadata by the first digit of the calling codes, so a form loads only the zone of its visitor. All zones
 * together are the whole metadata.
 */
export function numberingZones({ version, ...whole }: MetadataJson): Map<string, Numbering> {
  const zoneOf = (code: string) => code[0] ?? '';
  const codes = Object.entries(whole.country_calling_codes);
  const zones = Map.groupBy(codes, ([code]) => zoneOf(code));
  return new Map(
    '123456789'.split('').map((zone) => {
      const own = zones.get(zone) ?? [];
      const countries = own.flatMap(([, list]) => list).map((code) => [code, whole.countries[code]]);
      const nonGeographic = Object.entries(whole.nonGeographic).filter(([code]) => zoneOf(code) === zone);
      return [
        zone,
        {
          version,
          country_calling_codes: Object.fromEntries(own),
          countries: Object.fromEntries(countries),
          nonGeographic: Object.fromEntries(nonGeographic),
        } as Numbering,
      ];
    }),
  );
}

/** Adds one zone to others. */
export function joinZones(one: Numbering, other: Numbering): Numbering {
  return {
    version: other.version,
    country_calling_codes: { ...one.country_calling_codes, ...other.country_calling_codes },
    countries: { ...one.countries, ...other.countries },
    nonGeographic: { ...one.nonGeographic, ...other.nonGeographic },
  };
}
