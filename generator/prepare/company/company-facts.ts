import type { Fact, Page, Site } from '../../../schema/generated/types.ts';
import type { Phone } from '../../../schema/phone/read-phone.ts';
import { readablePhone } from '../../../schema/phone/readable-phone.ts';
import type { DeepReadonly } from '../../lib/deep-readonly.ts';
import { Lru } from '../../lib/lru.ts';
import { type LedgerFact, ledgerFact } from '../text/read-fact.ts';
import { readPhone } from './read-phone.ts';

export type OwnFacts = DeepReadonly<Page['facts']>;

/** The facts of a site, and what becomes of them on a page that overrides some. */
export interface CompanyFacts {
  names: string[];
  site: Map<string, LedgerFact>;
  /** @param own the page's facts */
  read: (name: string, own: OwnFacts) => LedgerFact | undefined;
  phone: (own: OwnFacts) => Phone;
  /** The site as the facts describe the company: its names, address, phone number, and email address. */
  describe: (read: (name: string) => LedgerFact | undefined, own: OwnFacts) => Site;
}

/** The details of the company that are facts, too, so a page can override them. */
const details = ['street', 'city', 'state', 'zip', 'email'] as const;

/** @param year of the copyright line */
export function createCompanyFacts(site: Site, year: number): CompanyFacts {
  const phones = new Lru<string, Phone>(100);
  const sitePhone =
    site.facts?.phone === undefined ? companyPhone(site.company) : ownPhone(writtenValue(site.facts.phone));
  const predefined: [string, Fact][] = [
    ['company', site.name],
    ['brand', site.brand.first],
    ['phone', sitePhone.label],
    ...details.map((name): [string, Fact] => [name, site.company[name]]),
    ['year', String(year)],
  ];
  const facts = new Map(
    [...predefined, ...Object.entries(site.facts ?? {})].map(([name, fact]) => [name, ledgerFact(fact)]),
  );
  facts.set('phone', { ...facts.get('phone'), value: sitePhone.label });

  function ownPhone(text: string): Phone {
    const known = phones.get(text);
    if (known) return known;
    const read = readPhone(text, site.company.country);
    return phones.set(text, 'reason' in read ? { number: text, href: `tel:${text}`, label: text } : read);
  }

  function phone(own: OwnFacts): Phone {
    const written = own && Object.hasOwn(own, 'phone') ? own.phone : undefined;
    return written === undefined ? sitePhone : ownPhone(writtenValue(written));
  }

  return {
    names: [...facts.keys()],
    site: facts,
    phone,
    read(name, own) {
      const written = own && Object.hasOwn(own, name) ? own[name] : undefined;
      const base = facts.get(name);
      if (written === undefined) return base;
      const fact = ledgerFact(written, base);
      return name === 'phone' ? { ...fact, value: phone(own).label } : fact;
    },
    describe(read, own) {
      const text = (name: string) => read(name)?.value ?? '';
      const described = Object.fromEntries(details.map((name) => [name, text(name)]));
      read('phone');
      return {
        ...site,
        name: text('company'),
        brand: { ...site.brand, first: text('brand') },
        company: { ...site.company, ...described, phone: phone(own).number },
      };
    },
  };
}

/** The value of a fact, as written. */
export function writtenValue(fact: DeepReadonly<Fact>): string {
  return String(typeof fact === 'object' ? fact.value : fact);
}

function companyPhone({ phone }: Site['company']): Phone {
  return { number: phone, href: `tel:${phone}`, label: readablePhone(phone) };
}
