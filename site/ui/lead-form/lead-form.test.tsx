import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedForm } from '../../prepared-page.ts';
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

/** Every element of the markup, with its attributes and all text in it. */
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

test('the form posts to /api/leads without scripts', () => {
  const [element] = tagsOf();
  expect(element).toMatchObject({
    name: 'form',
    attributes: { id: 'hero-form', 'data-form': 'order', method: 'post', action: '/api/leads' },
  });
});

test('hidden fields say which form, page, service and price it is', () => {
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

test('a field that only programs fill in is posted, and kept from people, keys and readers', () => {
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

test('each field has a label, and a message that it is described by', () => {
  const review = tagsOf({ message: true });
  const contact = tagsOf({ kind: 'contact' });
  for (const field of leadFields) {
    const tags = named(review, field) ? review : contact;
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

test('name, email, phone and terms are required, country and message are not', () => {
  const tags = tagsOf({ message: true });
  const required = leadFields.filter((field) => named(tags, field)?.attributes.required !== undefined);
  expect(required).toEqual(['fullName', 'email', 'phoneNumber', 'termsAgreed']);
});

test('a consultation asks for no consent', () => {
  const tags = tagsOf({ kind: 'consultation' });
  expect(leadFields.filter((field) => named(tags, field))).toEqual([
    'fullName',
    'email',
    'country',
    'phoneNumber',
  ]);
});

test('a contact form asks for subject and message, and beside the terms for two wishes that may stay open', () => {
  const tags = tagsOf({ kind: 'contact' });
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

test('the country that a form starts with is its own', () => {
  const country = named(tagsOf({ country: 'United States' }), 'country');
  expect(country?.attributes.value).toBe('United States');
});

test('phones show the right keyboard and browsers fill in the right things', () => {
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

test('the terms are agreed to in the words of the spec, with both texts linked', () => {
  const label = tagsOf().find(({ attributes }) => attributes.class === 'check');
  expect(label?.text).toBe('I Agree and accept Terms Conditions and Privacy Policy');
  const links = tagsOf().filter(({ name }) => name === 'a');
  expect(links.map(({ attributes, text }) => [text, attributes.href])).toEqual([
    ['Terms Conditions', '/term-of-use/'],
    ['Privacy Policy', '/privacy-policy/'],
  ]);
});

test('only a form that asks for a message has a field for one', () => {
  expect(named(tagsOf(), 'message')).toBeUndefined();
  expect(named(tagsOf({ message: true }), 'message')?.name).toBe('textarea');
});

test('nothing in the markup needs a style attribute or an inline handler', () => {
  for (const { attributes } of tagsOf({ message: true })) {
    expect(Object.keys(attributes).filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  }
});
