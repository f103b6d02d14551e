import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedForm } from '../../prepared-data.ts';
import { SideTab } from './side-tab.tsx';

const form: PreparedForm = {
  name: 'free-review',
  kind: 'review',
  title: 'A free review',
  submit: 'Send for Review',
  submitting: 'SUBMITTING...',
  message: true,
  service: 'Free Resume Review',
  country: 'UNITED STATES',
  pageUrl: '/faqs/',
  brandSlug: 'larkfield-resumes',
  terms: { terms: '/term-of-use/', privacy: '/privacy-policy/' },
};
const html = renderToStaticMarkup(<SideTab offer="20% OFF" label="SIGN UP HERE TO GET" form={form} />);
const [tab = '', dialog = ''] = html.split('<dialog');

test('the tab shows offer and label and opens the dialog of its form, with or without scripts', () => {
  expect(tab.replace(/<[^>]*>/g, '')).toBe('20% OFF - SIGN UP HERE TO GET');
  expect(tab).toMatch(/<a class="side-tab" href="#form-free-review" data-form="free-review"/);
  expect(dialog).toContain('id="form-free-review"');
});

test('the tab at the edge of the open form is hidden from keyboards and screen readers', () => {
  expect(dialog).toMatch(
    /<a class="side-tab" href="#form-free-review-close" data-close="" aria-hidden="true" tabindex="-1">/i,
  );
});

test('both ways to close follow the fields, so the first field gets the focus', () => {
  const lastField = dialog.lastIndexOf('<button');
  expect(dialog.indexOf('data-close')).toBeGreaterThan(lastField);
});
