import type { Fact } from '../../../schema/generated/types.ts';
import { readablePhone } from '../../../schema/phone/readable-phone.ts';
import { valueAt } from '../../edit/file/model.ts';
import { isObject } from '../../lib/is-object.ts';
import { type LedgerFact, ledgerFact, readFact } from '../../prepare/text/read-fact.ts';

type Data = Record<string, unknown>;

/**
 * A page or site.yaml with its facts as pages show them: each has its value with the unit, and what else it says.
 * @param site the facts of site.yaml, for a page, which may give only a value
 * @param names the facts that are compared; one that the page does not state has the value of the site
 */
export function statedFacts(data: Data, site: Data = {}, names: readonly string[] = []): Data {
  const facts = factsOf(data);
  const all = new Set([...Object.keys(facts), ...names]);
  if (all.size === 0) return data;
  const stated = [...all].flatMap((name) => {
    const text = factText(name, facts, site);
    const written = valueAt(facts, [name]);
    const { value, unit: _unit, ...others } = isObject(written) ? written : { value: written };
    const shown = text ?? value;
    return shown === undefined ? [] : [[name, { value: shown, ...others }]];
  });
  return { ...data, facts: Object.fromEntries(stated) };
}

/** The facts that a page or site.yaml states. */
export const factsOf = ({ facts }: Data): Data => (isObject(facts) ? facts : {});

/** The facts of site.yaml, with those that its other keys state. */
export function siteFacts(site: Data): Data {
  const [company, brand] = [
    isObject(site.company) ? site.company : {},
    isObject(site.brand) ? site.brand : {},
  ];
  const { street, city, state, zip, email, phone } = company;
  const label = typeof phone === 'string' ? readablePhone(phone) : undefined;
  const known = { company: site.name, brand: brand.first, phone: label, street, city, state, zip, email };
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, one]) => one !== undefined)),
    ...factsOf(site),
  };
}

/** The value of a fact with its unit, such as `$119`. */
export function factText(name: string, own: Data, site: Data): string | undefined {
  const factOf = (one: string): LedgerFact | undefined => {
    const [shared, written] = [valueAt(site, [one]), valueAt(own, [one])];
    const base = isFact(shared) ? ledgerFact(shared) : undefined;
    return isFact(written) ? ledgerFact(written, base) : base;
  };
  return readFact(name, factOf);
}

const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const isFact = (value: unknown): value is Fact => isValue(isObject(value) ? value.value : value);
