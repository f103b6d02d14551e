import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PortalDocument } from './portal-document.tsx';

const html = renderToStaticMarkup(
  <PortalDocument
    site={{
      name: 'Larkfield </script> Resumes',
      brand: { first: 'Larkfield', second: 'Resumes' },
      email: 'hello@larkfield.example',
      phone: { href: 'tel:+18135550119', label: '(813) 555-0119' },
      terms: '/terms/',
      legal: [{ label: 'Terms of Use', href: '/terms/' }],
    }}
    language="en-US"
    icons={[]}
    script="/assets/portal-1.js"
    css=".x > .y { color: red }"
    preloadFonts={['/assets/newsreader-1.woff2']}
    deferredStyles={[{ href: '/assets/unusual-1.css', media: 'print' }]}
  />,
);

test('excludes the portal from search engines and loads a single script', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/portal-1.js">',
  ]);
  expect(html).toContain('<style>.x > .y { color: red }</style>');
});

test('explains without JavaScript why it is needed and whom to call', () => {
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(words).toContain('Your card details go straight from your browser to the card processor');
  expect(words).toContain('<a href="tel:+18135550119">(813) 555-0119</a>');
});

test('escapes the company data in its script element', () => {
  expect(html).toContain('"name":"Larkfield \\u003c/script> Resumes"');
});
