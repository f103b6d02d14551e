import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

const company = {
  name: 'Larkfield Resumes',
  brand: { first: 'Larkfield' },
  street: '4120 Bayline Avenue',
  city: 'Tampa',
  state: 'Florida',
  zip: '33602',
  country: 'United States',
  email: 'hello@larkfield.example',
  phone: { href: 'tel:+18135550119', label: '(813) 555-0119' },
};
const link = { label: 'FAQs', look: 'link', kind: 'link', href: '/faqs/' } as const;

test('the footer shows the company and lists links under headings', () => {
  const html = renderToStaticMarkup(
    <Footer
      layout="plain"
      company={company}
      footer={{
        columns: [{ heading: 'Company', links: [link] }],
        legal: [{ ...link, label: 'Privacy Policy', href: '/privacy-policy/' }],
        social: [{ ...link, label: 'LinkedIn', href: 'https://www.linkedin.example/larkfield' }],
        copyright: '© 2025 Larkfield Resumes.',
      }}
    />,
  );
  expect(html).toContain('<a href="mailto:hello@larkfield.example">');
  expect(html).toContain('<h2>Company</h2><ul><li><a href="/faqs/">FAQs</a></li></ul>');
  expect(html).toContain(
    '<span>© 2025 Larkfield Resumes.</span><a href="/privacy-policy/">Privacy Policy</a>',
  );
  expect(html).toContain(
    '</address><ul><li><a href="https://www.linkedin.example/larkfield">LinkedIn</a></li></ul>',
  );
  expect(html).toContain('class="brand" href="/"');
});
