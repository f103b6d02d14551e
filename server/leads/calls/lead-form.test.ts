import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { fileOf, writeTestedDist } from '../../testing/experiments/tested-dist.ts';
import { leadForm, sourceHash, writeFiles } from '../../testing/files/write-dist.ts';
import { formPost, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { attribute, closest, type Element, elementsIn, hasClass } from '../prefill/elements.ts';

const boot = "document.documentElement.className = 'js' // <b>";
const page = `<!doctype html><html><head><title>Landing</title><script>${boot}</script></head><body>
${leadForm('hero-form', 'hero')}<dialog id="order">${leadForm('order-form', 'order')}</dialog>
<a href="#faqs">FAQs</a></body></html>`;

type Document = DefaultTreeAdapterTypes.Document;

function named(root: Document | Element, name: string): Element {
  const found = elementsIn(root).find((element) => attribute(element, 'name') === name);
  if (!found) throw new Error(`no control ${name}`);
  return found;
}

function byId(root: Document, id: string): Element {
  const found = elementsIn(root).find((element) => attribute(element, 'id') === id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

function textIn(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : textIn(node as Element))).join('');
}

test('a form without JavaScript redirects to the thank-you page with its lead stored', async () => {
  await using server = await createTestApp();
  const answer = await server.app.request('/api/leads', urlencoded(formPost()));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/thankyou#received');
  expect(await server.storage.db.selectFrom('leads').select('full_name').execute()).toEqual([
    { full_name: 'Jordan Ellis' },
  ]);
});

test('the lead stores the full referrer URL and its brand', async () => {
  await using server = await createTestApp();
  const pages = async () =>
    (await server.storage.db.selectFrom('leads').select(['page_url', 'brand_slug']).execute()).at(-1);
  const address = 'https://larkfield.example/lp8?utm_source=ads&gclid=1';
  await server.app.request('/api/leads', urlencoded(formPost(), { referer: address }));
  expect(await pages()).toEqual({ page_url: address, brand_slug: 'larkfield-resumes' });
});

test('the referrer URL is sanitized like every field', async () => {
  await using server = await createTestApp();
  const headers = { referer: 'https://larkfield.example/lp8/?a=\u0085\u009b2J' };
  await server.app.request('/api/leads', urlencoded(formPost(), headers));
  const leads = await server.storage.db.selectFrom('leads').select('page_url').execute();
  expect(leads).toEqual([{ page_url: 'https://larkfield.example/lp8/?a= 2J' }]);
});

test('a referrer of another page does not replace the form’s own', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'lp8/index.html': page });
  const whole = 'https://larkfield.example/lp8/?gclid=1';
  const refused = await server.app.request(
    '/api/leads',
    urlencoded(formPost({ email: 'jordan@' }), { referer: whole }),
  );
  const again = attribute(named(byId(parse(await refused.text()), 'order-form'), 'pageUrl'), 'value');
  expect(again).toBe(whole);
  await server.app.request(
    '/api/leads',
    urlencoded(formPost({ pageUrl: again ?? '' }), { referer: 'https://larkfield.example/api/leads' }),
  );
  const leads = await server.storage.db.selectFrom('leads').select('page_url').execute();
  expect(leads).toEqual([{ page_url: whole }]);
});

test('hidden fields of any length are accepted', async () => {
  await using server = await createTestApp();
  const long = 'x'.repeat(3000);
  const hidden = {
    form: long,
    formId: long,
    pageUrl: `/lp8/?${long}`,
    serviceName: long,
    idempotencyKey: long,
  };
  const answer = await server.app.request('/api/leads', urlencoded(formPost(hidden)));
  expect(answer.status).toBe(303);
});

test('a phone number that its country cannot have comes back with the rule, as in the browser', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'lp8/index.html': page });
  const post = formPost({ phoneNumber: '813 555' });
  const answer = await server.app.request('/api/leads', urlencoded({ ...post, country: 'UNITED STATES' }));
  expect(answer.status).toBe(422);
  const field = named(byId(parse(await answer.text()), 'order-form'), 'phoneNumber');
  expect(attribute(field, 'value')).toBe('813 555');
  expect(textIn(closest(field, 'div') ?? field)).toContain('A US number has 10 digits.');
});

test('an invalid form is shown on its own page, in its open dialog, with values, messages, and focus', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, {
    'lp8/index.html': page,
    '.build/server.json': JSON.stringify({ scriptHashes: [sourceHash(boot)], styleHashes: [] }),
  });
  const { termsAgreed: _unchecked, ...post } = formPost({ email: 'jordan@', message: '\nfirst line' });
  const answer = await server.app.request('/api/leads', urlencoded(post));
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' '${sourceHash(boot)}';`);

  const html = await answer.text();
  expect(html).toContain(`<script>${boot}</script>`);
  const document = parse(html);
  const form = byId(document, 'order-form');
  expect(attribute(named(form, 'fullName'), 'value')).toBe('Jordan Ellis');
  expect(attribute(named(form, 'email'), 'value')).toBe('jordan@');
  expect(textIn(named(form, 'message'))).toBe('first line');
  expect(attribute(named(form, 'termsAgreed'), 'checked')).toBeUndefined();
  expect(attribute(named(form, 'serviceName'), 'value')).toBe('Professional Resume Writing');

  const bad = [...elementsIn(form)].filter((element) => hasClass(element, 'bad'));
  expect(bad.map((element) => attribute(element, 'data-field'))).toEqual(['email', 'termsAgreed']);
  const message = byId(document, 'order-form-email-error');
  expect(attribute(message, 'hidden')).toBeUndefined();
  expect(textIn(message)).toBe('Enter an email address like name@example.com.');
  expect(elementsIn(message).find((element) => element.tagName === 'svg')).toBeDefined();
  expect(attribute(byId(document, 'order-form-fullName-error'), 'hidden')).toBe('');
  expect(attribute(named(form, 'email'), 'aria-invalid')).toBe('true');

  const focused = [...elementsIn(document)].filter(
    (element) => attribute(element, 'autofocus') !== undefined,
  );
  expect(focused).toEqual([named(form, 'email')]);
  expect(textIn(elementsIn(form).find((element) => hasClass(element, 'form-error')) as Element)).toBe(
    'Please check the marked fields.',
  );
  expect(attribute(byId(document, 'order'), 'open')).toBe('');
  expect(attribute(named(byId(document, 'hero-form'), 'fullName'), 'value')).toBeUndefined();
  expect(closest(form, 'dialog')).toBe(byId(document, 'order'));
});

test.each([
  '"><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  "' onfocus='alert(1)",
  '<img src=x onerror=alert(1)>',
  '&lt;script&gt;&quot;',
  '</script><svg onload=alert(1)>',
])('visitor input stays text: %s', async (hostile) => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'lp8/index.html': page });
  const everywhere = Object.fromEntries(Object.keys(formPost()).map((name) => [name, hostile]));
  const post = { ...everywhere, message: hostile, pageUrl: '/lp8/', formId: 'order-form', form: hostile };
  const answer = await server.app.request('/api/leads', urlencoded(post));
  expect(answer.status).toBe(422);
  const document = parse(await answer.text());
  const before = parse(page);
  const shapeOf = (root: Document) => [...elementsIn(root)].map((element) => element.tagName);
  expect(shapeOf(document)).toEqual(shapeOf(before));
  const names = [...elementsIn(document)].flatMap((element) => element.attrs.map((attr) => attr.name));
  expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
  const form = byId(document, 'order-form');
  expect(attribute(named(form, 'fullName'), 'value')).toBe(hostile);
  expect(textIn(named(form, 'message'))).toBe(hostile);
});

test.each([
  ['only the path of a URL with another host is used', { pageUrl: 'https://evil.example/lp8/' }, {}],
  ['without a URL the referrer is used', { pageUrl: '' }, { referer: 'http://localhost/lp8?x=1' }],
  ['a path that leaves dist falls back to the default page', { pageUrl: '/../../etc/passwd' }, {}],
  ['a hidden file falls back to the usual page', { pageUrl: '/.build/server.json' }, {}],
  ['a page without the form falls back to the usual page', { pageUrl: '/about/' }, {}],
  ['an invalid URL falls back to the default page', { pageUrl: 'http://[' }, {}],
])('%s', async (_name, changes, headers) => {
  await using server = await createTestApp();
  writeFiles(server.distDir, {
    'lp8/index.html': page,
    'about/index.html': '<!doctype html><title>About</title><p>No form here.</p>',
    '.build/server.json': '{}',
  });
  const post = formPost({ ...changes, email: 'jordan@' });
  const answer = await server.app.request('/api/leads', urlencoded(post, headers));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('<title>Landing</title>');
});

test('without any page of the site the plain form is shown, filled in and escaped', async () => {
  await using server = await createTestApp();
  const post = formPost({ fullName: '<script>alert(1)</script>', email: 'jordan@', servicePrice: '79' });
  const answer = await server.app.request('/api/leads', urlencoded(post));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toContain('<script');
  const document = parse(html);
  expect(attribute(named(document, 'fullName'), 'value')).toBe('<script>alert(1)</script>');
  expect(attribute(named(document, 'servicePrice'), 'value')).toBe('79');
  expect(textIn(byId(document, 'plain-email-error'))).toBe('Enter an email address like name@example.com.');
});

test('an error without a field on the page is shown at the form', async () => {
  await using server = await createTestApp();
  const withoutMessage = page.replaceAll('data-field="message"', '').replaceAll('name="message"', '');
  writeFiles(server.distDir, { 'lp8/index.html': withoutMessage });
  const answer = await server.app.request('/api/leads', urlencoded(formPost({ message: 'x'.repeat(5001) })));
  const element = elementsIn(byId(parse(await answer.text()), 'order-form')).find((element) =>
    hasClass(element, 'form-error'),
  );
  expect(textIn(element as Element)).toBe('Message: Use at most 5,000 characters.');
});

test('when the lead cannot be stored, the form keeps the input and explains why, with status 503', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'lp8/index.html': page });
  await server.storage.db.schema.dropTable('outbox').execute();
  const answer = await server.app.request('/api/leads', urlencoded(formPost()));
  expect(answer.status).toBe(503);
  const form = byId(parse(await answer.text()), 'order-form');
  expect(attribute(named(form, 'email'), 'value')).toBe('jordan.ellis@mail.example');
  expect(attribute(named(form, 'termsAgreed'), 'checked')).toBe('');
  const element = elementsIn(form).find((element) => hasClass(element, 'form-error')) as Element;
  expect(textIn(element)).toBe('We couldn’t save your request just now. Please try again in a moment.');
});

test('the lead stores the variant that the visitor saw, and a refusal shows it again', async () => {
  await using server = await createTestApp();
  const tested = (variants: string) =>
    page.replace('<html>', `<html data-revision="r" data-variants="${variants}">`).replace('FAQs', variants);
  writeTestedDist(server.distDir);
  const shown = ['lp8-price:control', 'lp8-price:price'];
  writeFiles(server.distDir, {
    'lp8/index.html': page,
    ...Object.fromEntries(shown.map((one) => [fileOf(one), tested(one)])),
  });
  const post = (fields: Record<string, string>, headers: Record<string, string>) =>
    server.app.request('/api/leads', urlencoded(formPost(fields), headers));
  const seen: unknown[] = [];
  for (let bucket = 0; bucket < 8; bucket += 1) {
    const cookie = { cookie: `bucket=${bucket}` };
    await post({ email: `visitor${bucket}@mail.example` }, cookie);
    const leads = await server.storage.db.selectFrom('leads').select('variants').orderBy('id').execute();
    const variants = leads.at(-1)?.variants;
    seen.push(variants);
    expect(await (await post({ email: 'jordan@' }, cookie)).text()).toContain(`>${variants}</a>`);
  }
  expect(new Set(seen)).toEqual(new Set(shown));
  await post({ email: 'new@mail.example' }, {});
  const leads = await server.storage.db.selectFrom('leads').select('variants').orderBy('id').execute();
  expect(leads.at(-1)?.variants).toBeNull();
});

test('a form in another encoding gets 415 and a page', async () => {
  await using server = await createTestApp();
  const answer = await server.app.request('/api/leads', { method: 'POST', body: new FormData() });
  expect(answer.status).toBe(415);
  expect(answer.headers.get('content-type')).toMatch('text/html');
});
