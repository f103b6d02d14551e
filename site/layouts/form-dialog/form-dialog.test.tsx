import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedForm } from '../../prepared-data.ts';
import { FormDialog } from './form-dialog.tsx';

const form: PreparedForm = {
  name: 'order',
  kind: 'order',
  title: 'Send it to an editor',
  submit: 'Get Started',
  submitting: 'Submitting...',
  message: false,
  service: 'Resume Writing',
  country: 'UNITED STATES',
  pageUrl: '/lp8/',
  brandSlug: 'larkfield-resumes',
  terms: { terms: '/term-of-use/', privacy: '/privacy-policy/' },
};
const html = renderToStaticMarkup(<FormDialog form={form} />);

test('the dialog is the target of form actions and labeled by its form', () => {
  expect(html).toMatch(/^<dialog [^>]*id="form-order"/);
  expect(html).toMatch(/^<dialog [^>]*aria-labelledby="dialog-order-title form-order-plan"/);
  expect(html).toContain('id="dialog-order-title"');
});

test('is closed and shows no plan until an action opens it', () => {
  expect(html).not.toMatch(/^<dialog [^>]*\sopen[\s=>]/);
  for (const fills of ['service', 'price'])
    expect(html).toMatch(new RegExp(`<p [^>]*data-fill="${fills}" hidden=""></p>`));
});

test('a form that is about a service says so instead of naming it, and can offer a call', () => {
  const call = { label: 'Call us', look: 'outline', kind: 'call', href: 'tel:+12185550147' } as const;
  const asking = renderToStaticMarkup(
    <FormDialog form={{ ...form, about: 'Ask about the {service}', call }} />,
  );
  expect(asking).toContain('<p id="form-order-plan" data-fill="about" hidden=""></p>');
  expect(asking.indexOf('href="tel:+12185550147"')).toBeGreaterThan(asking.lastIndexOf('<button'));
  expect(html).not.toContain('tel:');
});

test('the close button follows every field, so the first field gets the focus', () => {
  const close = html.indexOf('data-close');
  expect(close).toBeGreaterThan(html.lastIndexOf('<input'));
  expect(close).toBeGreaterThan(html.lastIndexOf('<button'));
});
