/** What authors call keys whose own words say too little. */
const special: Record<string, string> = {
  actions: 'Buttons',
  action: 'Button',
  allow: 'Accepted warnings',
  alt: 'Alternative text',
  faqs: 'Questions',
  from: 'Appears',
  rotate: 'Words that rotate',
  src: 'File',
  until: 'Disappears',
  url: 'URL',
  zip: 'ZIP code',
};

/** A key as words, with a capital first letter: `desktopOnly` as `Desktop only`, `lp8-price` as `Lp8 price`. */
export function keyWords(key: string): string {
  if (Object.hasOwn(special, key)) return special[key] ?? key;
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
    .replace(/\b(?:ats|cta|faq|id|url)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of several values, in words. */
export function itemWord(words: string): string {
  // `Words that rotate` are words.
  const label = words.replace(/ that .*$/, '');
  if (/ies$/.test(label)) return label.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x)es$/.test(label)) return label.replace(/es$/, '');
  return /[^su]s$/.test(label) ? label.slice(0, -1) : 'Item';
}

/** A first sentence that is longer ends at its colon. */
const maxHint = 90;

/** The first sentence of a description, and what follows. */
export function splitHint(description = ''): { hint: string; more: string } {
  const end = /[.!?](?=\s+[A-Z`{*])/.exec(description)?.index ?? description.length - 1;
  const colon = description.indexOf(': ');
  const last = end > maxHint && colon > 0 && colon < end ? colon : end;
  return { hint: description.slice(0, last + 1), more: description.slice(last + 1).trim() };
}
