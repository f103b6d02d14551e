import type { Site } from '../../../schema/generated/types.ts';
import { interpolate } from './interpolate.ts';

/** The facts of a site: those it names, and those that follow from the company. @param year of the copyright line */
export function siteFacts({ facts, name, brand, company }: Site, year: number): Map<string, string> {
  return new Map([
    ['company', name],
    ['brand', brand.first],
    ['phone', readablePhone(company.phone)],
    ['email', company.email],
    ['street', company.street],
    ['city', company.city],
    ['state', company.state],
    ['zip', company.zip],
    ['year', String(year)],
    ...Object.entries(facts ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  ]);
}

/** Makes what puts a site's facts in their places in a text. @param now the time (ms) */
export function siteText(site: Site, now: number): (text: string) => string {
  const facts = siteFacts(site, new Date(now).getUTCFullYear());
  return (text) =>
    interpolate(
      text,
      (fact) => facts.get(fact),
      () => {},
    );
}

/** `+18135550119` as people in the US write it: `(813) 555-0119`; other numbers stay as they are. */
export function readablePhone(phone: string): string {
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : phone;
}
