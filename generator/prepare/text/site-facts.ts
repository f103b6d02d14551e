import type { Fact, Site } from '../../../schema/generated/types.ts';
import { interpolate } from './interpolate.ts';
import { type LedgerFact, ledgerFact, readFact } from './read-fact.ts';

/** The facts in site.yaml, and those derived from the company's details. @param year of the copyright line */
export function siteFacts({ facts, name, brand, company }: Site, year: number): Map<string, LedgerFact> {
  const all: [string, Fact][] = [
    ['company', name],
    ['brand', brand.first],
    ['phone', readablePhone(company.phone)],
    ['email', company.email],
    ['street', company.street],
    ['city', company.city],
    ['state', company.state],
    ['zip', company.zip],
    ['year', String(year)],
    ...Object.entries(facts ?? {}),
  ];
  return new Map(all.map(([key, fact]) => [key, ledgerFact(fact)]));
}

/** Makes a function that inserts the site's facts into a text. @param now current time (ms) */
export function siteText(site: Site, now: number): (text: string) => string {
  const facts = siteFacts(site, new Date(now).getUTCFullYear());
  return (text) => interpolate(text, (reference) => readFact(reference, (name) => facts.get(name)));
}

/** Formats a US number: `+18135550119` -> `(813) 555-0119`. Other numbers are unchanged. */
export function readablePhone(phone: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone;
}
