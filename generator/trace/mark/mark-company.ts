import type { PreparedCompany } from '../../../site/prepared-page.ts';
import type { Marks } from './marks.ts';

/** The details of a company that are facts; see `createCompanyFacts`. */
const facts = ['street', 'city', 'state', 'zip', 'email'] as const;

/** The company as the frame of a page shows it, with tokens. */
export function markCompany(company: PreparedCompany, { around }: Marks): PreparedCompany {
  const fact = (name: string, text: string) => around(text, { source: 'fact', path: [name], isText: true });
  const { brand, phone } = company;
  const second = { source: 'site', path: ['brand', 'second'], isText: true } as const;
  return {
    ...company,
    ...Object.fromEntries(facts.map((name) => [name, fact(name, company[name])])),
    name: fact('company', company.name),
    phone: { ...phone, label: fact('phone', phone.label) },
    brand: {
      ...brand,
      first: fact('brand', brand.first),
      ...(brand.second !== undefined && { second: around(brand.second, second) }),
    },
  };
}
