import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedForm } from '../../prepared-data.ts';
import { leadFields } from './fields/lead-fields.ts';
import { LeadForm } from './lead-form.tsx';

const form: PreparedForm = {
  name: 'order',
  kind: 'order',
  title: 'Send it to an editor',
  intro: 'Leave your details.',
  submit: 'Get Started',
  submitting: 'Submitting...',
  note: 'No payment now.',
  message: false,
  service: 'Resume Writing',
  country: 'UNITED STATES',
  pageUrl: '/lp8/',
  brandSlug: 'larkfield-resumes',
  terms: { terms: '/term-of-use/', privacy: '/privacy-policy/' },
};

interface Tag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of the markup, with its attributes and its text. */
function tagsOf(changes: Partial<PreparedForm> = {}): Tag[] {
  const tags: Tag[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node)) return '';
    const tag = { name: '', attributes: {}, text: '' } as Tag;
    tags.push(tag);
    if ('attrs' in node) {
      tag.name = node.tagName;
      tag.attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    }
    tag.text = node.childNodes.map(walk).join('');
    return tag.text;
  };
  parseFragment(
    renderToStaticMarkup(<LeadForm form={{ ...form, ...changes }} id="hero-form" />),
  ).childNodes.forEach(walk);
  return tags;
}

const named = (tags: Tag[], name: string) => tags.find(({ attributes }) => attributes.name === name);

test('posts to /api/leads without scripts', () => {
  const [element] = tagsOf();
  expect(element).toMatchObject({
    name: 'form',
    attributes: { id: 'hero-form', 'data-form': 'order', method: 'post', action: '/api/leads' },
  });
});

test('has hidden fields for the form, page, service, and price', () => {
  const tags = tagsOf({ price: 150 });
  const hidden = tags.filter(({ attributes }) => attributes.type === 'hidden');
  expect(Object.fromEntries(hidden.map(({ attributes }) => [attributes.name, attributes.value]))).toEqual({
    form: 'order',
    kind: 'order',
    formId: 'hero-form',
    brandSlug: 'larkfield-resumes',
    pageUrl: '/lp8/',
    serviceName: 'Resume Writing',
    servicePrice: '150',
  });
  expect(named(tags, 'idempotencyKey')?.attributes).not.toHaveProperty('value');
});

test('has a honeypot field that is hidden from view, keyboard, and screen readers', () => {
  const tags = tagsOf();
  expect(named(tags, 'website')?.attributes).toEqual({
    name: 'website',
    type: 'text',
    tabindex: '-1',
    autocomplete: 'off',
  });
  const hidden = tags.filter(({ attributes }) => attributes['aria-hidden'] === 'true');
  expect(hidden.find(({ text }) => text.includes('Website'))?.attributes.class).toBe('visually-hidden');
});

test('ties a label and a message to each field', () => {
  const review = tagsOf({ message: true });
  const others = [tagsOf({ kind: 'contact' }), tagsOf({ kind: 'rewrite' })];
  for (const field of leadFields) {
    const tags = [review, ...others].find((form) => named(form, field)) ?? [];
    const control = named(tags, field);
    const id = `hero-form-${field}`;
    expect(control?.attributes.id).toBe(id);
    expect(control?.attributes['aria-describedby']?.split(' ')).toContain(`${id}-error`);
    expect(tags.some(({ attributes }) => attributes['data-field'] === field)).toBe(true);
    expect(tags.find(({ attributes }) => attributes.id === `${id}-error`)?.attributes).toMatchObject({
      class: 'msg',
      hidden: '',
    });
    if (field !== 'termsAgreed') expect(tags.some(({ attributes }) => attributes.for === id)).toBe(true);
  }
});

test('requires name, email, phone, and terms, but not country or message', () => {
  const tags = tagsOf({ message: true });
  const required = leadFields.filter((field) => named(tags, field)?.attributes.required !== undefined);
  expect(required).toEqual(['fullName', 'email', 'phoneNumber', 'termsAgreed']);
});

test('a consultation form has no consent fields', () => {
  const tags = tagsOf({ kind: 'consultation' });
  expect(leadFields.filter((field) => named(tags, field))).toEqual([
    'fullName',
    'email',
    'country',
    'phoneNumber',
  ]);
});

test('a contact form requires subject and message, and has two optional checkboxes', () => {
  const tags = tagsOf({ kind: 'contact', offers: 'Send me news.', texts: 'Texts may cost money.' });
  const required = leadFields.filter((field) => named(tags, field)?.attributes.required !== undefined);
  expect(required).toEqual(['fullName', 'email', 'phoneNumber', 'subject', 'message', 'termsAgreed']);
  expect(named(tags, 'country')).toBeUndefined();
  const boxes = tags.filter(({ attributes }) => attributes.type === 'checkbox');
  expect(boxes.map(({ attributes }) => [attributes.name, attributes.required])).toEqual([
    ['marketingConsent', undefined],
    [undefined, undefined],
    ['termsAgreed', ''],
  ]);
});

test('uses the country label of its configuration', () => {
  const country = named(tagsOf({ country: 'United States' }), 'country');
  expect(country?.attributes.value).toBe('United States');
});

test('sets input types and autofill hints', () => {
  const tags = tagsOf();
  expect(named(tags, 'fullName')?.attributes).toMatchObject({ type: 'text', autocomplete: 'name' });
  expect(named(tags, 'email')?.attributes).toMatchObject({
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
  });
  expect(named(tags, 'phoneNumber')?.attributes).toMatchObject({
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
  });
  expect(named(tags, 'country')?.attributes).toMatchObject({
    type: 'text',
    value: 'UNITED STATES',
    autocomplete: 'country-name',
  });
});

test('the consent has the prescribed words and links both documents', () => {
  const label = tagsOf().find(({ attributes }) => attributes.class === 'check');
  expect(label?.text).toBe('I Agree and accept Terms Conditions and Privacy Policy');
  const links = tagsOf().filter(({ name }) => name === 'a');
  expect(links.map(({ attributes, text }) => [text, attributes.href])).toEqual([
    ['Terms Conditions', '/term-of-use/'],
    ['Privacy Policy', '/privacy-policy/'],
  ]);
});

test('has a message field only if configured', () => {
  expect(named(tagsOf(), 'message')).toBeUndefined();
  expect(named(tagsOf({ message: true }), 'message')?.name).toBe('textarea');
});

test('has no style attributes or inline handlers', () => {
  for (const { attributes } of tagsOf({ message: true })) {
    expect(Object.keys(attributes).filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  }
});

test('a rewrite form asks for a name and one way to reach the visitor', () => {
  const tags = tagsOf({ kind: 'rewrite' });
  expect(named(tags, 'fullName')).toBeDefined();
  expect(named(tags, 'contact')).toMatchObject({ attributes: { required: '', type: 'text' } });
  for (const name of ['email', 'phoneNumber', 'country', 'message', 'termsAgreed'])
    expect(named(tags, name)).toBeUndefined();
});
