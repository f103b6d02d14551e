import type { Site } from '../../../schema/generated/types.ts';
import { createCompanyFacts } from '../company/company-facts.ts';
import { interpolate } from './interpolate.ts';
import { readFact } from './read-fact.ts';

/** The site as its facts describe it, and a function that inserts them into a text. @param now current time (ms) */
export function siteTexts(site: Site, now: number) {
  const company = createCompanyFacts(site, new Date(now).getUTCFullYear());
  const factOf = (name: string) => company.read(name, undefined);
  return {
    site: company.describe(factOf, undefined),
    phone: company.phone(undefined),
    filled: (text: string) => interpolate(text, (reference) => readFact(reference, factOf)),
  };
}
