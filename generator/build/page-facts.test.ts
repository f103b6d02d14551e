import { expect, test } from 'vitest';
import { buildFolder, builtSite } from '../fixtures/built-site.ts';
import { northlight } from '../fixtures/folders.ts';
import { parsePage } from '../fixtures/parsed-page.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

const ofSite = [
  '2185550147',
  '555-0147',
  'desk@northlight.example',
  '27 Harbor Steps',
  'Duluth',
  'Minnesota',
  '55802',
  'Northlight',
];
const own = `facts:
  phone: (512) 555-0188
  email: austin@press.example
  street: 9 River Row
  city: Austin
  state: Texas
  zip: "78701"
  company: Southern Press
  brand: Southern
`;
const bases = ['home', 'landing', 'night', 'order', 'contact', 'faqs', 'terms', 'thankyou', '404'];

/** The fixture company, with a variant of several pages that describes the company otherwise. */
const folder = testFolder(northlight, { media: 'linked' });
for (const base of bases)
  folder.write(
    `own-${base}.yaml`,
    `extends: "${base}"\nroute: /own/${base}/\ntitle: ${base} of \${company}\n${own}`,
  );
folder.write('priced.yaml', 'extends: pricing\nroute: /priced/\nfacts: { fromPrice: 39 }\n');
const out = emptyFolder();
await buildFolder(folder.root, out);
const site = builtSite(out);

test.each(bases)('nothing of the site’s contact details is left on a page with its own: %s', (base) => {
  const html = site.read(`own/${base}/index.html`);
  expect(ofSite.filter((text) => html.includes(text))).toEqual([]);
  const page = parsePage(html);
  const calls = page.attributes('a[href^="tel:"]', 'href');
  expect(new Set(calls)).toEqual(new Set(['tel:+15125550188']));
  const [graph] = page.all('script[type="application/ld+json"]').map(({ source }) => JSON.parse(source));
  expect(graph['@graph'][0]).toMatchObject({
    name: 'Southern Press',
    telephone: '+15125550188',
    email: 'austin@press.example',
    address: { streetAddress: '9 River Row', addressLocality: 'Austin', postalCode: '78701' },
  });
});

test('a page with its own contact details has its own contact card', () => {
  const [card = ''] = parsePage(site.read('own/thankyou/index.html')).attributes('a[href$=".vcf"]', 'href');
  expect(site.read(card)).toContain('TEL;TYPE=WORK,VOICE:+15125550188');
  expect(ofSite.filter((text) => site.read(card).includes(text))).toEqual([]);
  expect(site.read('contact.vcf')).toContain('+12185550147');
});

test('a page with its own price states it everywhere', () => {
  const page = parsePage(site.read('priced/index.html'));
  const [plan] = page.all('#plans li');
  expect(plan?.text).toContain('$39 instead of $70You save $31');
  expect(plan?.attributes('a.btn', 'data-price')).toEqual(['39']);
  const [graph] = page.all('script[type="application/ld+json"]').map(({ source }) => JSON.parse(source));
  const catalog = graph['@graph'].find(
    (thing: object) =>
      'itemListElement' in thing && '@id' in thing && String(thing['@id']).endsWith('#plans'),
  );
  expect(catalog.itemListElement[0]).toMatchObject({ price: '39.00' });
  expect(site.read('priced/index.html')).not.toMatch(/\$49|"49\.00"|data-price="49"/);
});

test('the server learns which pages say otherwise, for their emails', () => {
  const { site: details, pages } = site.server() as unknown as Record<string, Record<string, object>>;
  expect(details).toMatchObject({ phone: '(218) 555-0147' });
  expect(Object.keys(pages ?? {})).toEqual(bases.map((base) => `/own/${base}/`).sort());
  expect(pages?.['/own/landing/']).toEqual({
    name: 'Southern Press',
    email: 'austin@press.example',
    phone: '(512) 555-0188',
    acknowledgement: {
      subject: 'Southern Press: we have your request',
      text: 'Thank you. A printer will contact you shortly.\n\nIf it cannot wait, call (512) 555-0188.\n',
    },
  });
});
