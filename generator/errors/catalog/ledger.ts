import { entry } from './entry.ts';

/** Statements that differ from the facts in site.yaml, or from each other. */
export const ledger = {
  HandwrittenNumber: entry<{
    written: string;
    unit: string;
    facts: { name: string; value: string }[];
    section?: string;
  }>(
    'Number that should be a fact',
    ({ written, unit }) => `"${written}" is typed in, but site.yaml already has ${named(unit)} as facts.`,
    ({ written, unit, facts, section }) =>
      `Replace "${written}" with ${inOrder(written, facts)
        .map(({ name, value }) => `\${${name}}, which shows ${shown(value, unit)}`)
        .join('; or with ')}. If this is a different promise, add a fact to site.yaml. ` +
      `If it is not a promise, add this to ${section ? `the section "${section}"` : 'this part of the file'}: allow: { ledger: "the reason" }`,
  ),
  HandwrittenPhone: entry<{ written: string; isCall?: true; section?: string }>(
    'Phone number that should be a fact',
    ({ written }) =>
      `${written} is the phone number of site.yaml, typed in. A page with a phone number of its own would still show this one.`,
    ({ isCall, section }) =>
      `${isCall ? 'Write: call: true' : `Write \${phone} instead.`} If every page should show this number, add to ${section ? `the section "${section}"` : 'this part of the file'}: allow: { ledger: "the reason" }`,
  ),
  RepeatedUnit: entry<{ name: string; text: string; word: string }>(
    'Unit shown twice',
    ({ name, text, word }) => `\${${name}} already shows its unit, so visitors would read "${text} ${word}".`,
    ({ name, word }) => `Delete "${word}" here, or write \${${name}.value} to show the value alone.`,
  ),
  NotANumber: entry<{ name: string; value: string }>(
    'Fact that is not a number',
    ({ name, value }) => `\${${name}} is "${value}", but this key needs a number.`,
    ({ name }) => `Give the fact "${name}" a number as its value, or write a number here.`,
  ),
  NotAPrice: entry<{ name: string; value: string }>(
    'Not a price',
    ({ name, value }) =>
      `"${name}" is ${value}, but it is shown as a price, so it must be a number of 0 or more.`,
    ({ name }) => `Write the number alone, such as ${name}: 99 or ${name}: 99.50`,
  ),
  NotAPhoneNumber: entry<{ got: string; reason: string }>(
    'Not a phone number',
    ({ got, reason }) => `"phone" is ${got}, which is not a phone number. ${reason}`,
    () =>
      'Write the whole number with its area code, such as phone: (512) 555-0188. For a number in another country, or one too new for our list, start with a plus sign and the country code, such as +44.',
  ),
  NotAnEmail: entry<{ got: string }>(
    'Not an email address',
    ({ got }) => `"email" is ${got}, which is not an email address.`,
    () => 'Write one address without a name or a link, such as email: austin@company.example',
  ),
  FactsDiffer: entry<{ name: string; value: string; other: string; otherValue: string }>(
    'Two statements of one fact',
    ({ name, value, other, otherValue }) =>
      `"${name}" is ${value} and "${other}" is ${otherValue}, but both count the same thing for the same scope.`,
    ({ name, other }) =>
      `Keep one of them, or say under "counts" or "scope" how "${name}" and "${other}" differ.`,
  ),
  PricesDiffer: entry<{ id: string; price: string; file: string; otherPrice: string }>(
    'Two prices of one product',
    ({ id, price, file, otherPrice }) =>
      `"${id}" costs ${price} here and ${otherPrice} in content/${file}.yaml.`,
    ({ id }) =>
      `State the price of "${id}" once, as a fact in site.yaml, and refer to it in both files. A page can override the fact.`,
  ),
  SavingDiffers: entry<{ name: string; value: string; saving: string; plan: string }>(
    'Saving that the prices do not add up to',
    ({ name, value, saving, plan }) =>
      `"${name}" is ${value}, but the largest saving of the plans it names is ${saving} ("${plan}").`,
    ({ saving }) => `Change the value to ${saving}, or change the plans or their prices.`,
  ),
  NothingSaved: entry<{ name: string; plan: string }>(
    'Nothing saved at the prices of a page',
    ({ name, plan }) =>
      `At the prices of this page, "${name}" is 0%: not even "${plan}" costs less than its original price.`,
    ({ name }) =>
      `Lower a price or raise an original price. If this page does not mention the saving, add to its facts: ${name}: 0`,
  ),
};

function shown(value: string, unit: string): string {
  if (unit === '$') return `$${value}`;
  return unit === '%' ? `${value}%` : `${value} ${unit}`;
}

function named(unit: string): string {
  if (unit === '$') return 'prices';
  return unit === '%' ? 'percentages' : `numbers of ${unit}`;
}

/** At most six facts; those whose value is in the text first. */
function inOrder(written: string, facts: { name: string; value: string }[]) {
  const isSame = ({ value }: { value: string }) => written.includes(value);
  return [...facts.filter(isSame), ...facts.filter((fact) => !isSame(fact))].slice(0, 6);
}
