import metadata from 'libphonenumber-js/max/metadata';
import { expect, test } from 'vitest';
import { joinZones, numberingZones } from './numbering-zones.ts';

test('all zones together are the whole metadata', () => {
  const { version, country_calling_codes, countries, nonGeographic } = metadata;
  expect([...numberingZones(metadata).values()].reduce(joinZones)).toEqual({
    version,
    country_calling_codes,
    countries,
    nonGeographic,
  });
});
