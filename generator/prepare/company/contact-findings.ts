import type { Site } from '../../../schema/generated/types.ts';
import { type Finding, finding } from '../../errors/finding.ts';
import { type OwnFacts, writtenValue } from './company-facts.ts';
import { readPhone } from './read-phone.ts';

/** Finds contact details among facts that links and structured data cannot use. */
export function contactFindings(facts: OwnFacts, { company: { country } }: Pick<Site, 'company'>): Finding[] {
  const [phone, email] = [facts?.phone, facts?.email].map((fact) =>
    fact === undefined ? undefined : writtenValue(fact),
  );
  const read = phone === undefined ? undefined : readPhone(phone, country);
  return [
    ...(read && 'reason' in read
      ? [finding('NotAPhoneNumber', { got: phone ?? '', reason: read.reason }, ['facts', 'phone'])]
      : []),
    ...(email === undefined || /^[^\s@:<>]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
      ? []
      : [finding('NotAnEmail', { got: email }, ['facts', 'email'])]),
  ];
}
