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
    fonts={['/assets/newsreader-1.woff2']}
    deferredStyles={[{ href: '/assets/unusual-1.css', media: 'print' }]}
  />,
);

test('the document is for nobody’s index, and one script runs it', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
    '<script type="module" src="/assets/portal-1.js">',
  ]);
  expect(html).toContain('<style>.x > .y { color: red }</style>');
});

test('without JavaScript it says why it is needed, and whom to call', () => {
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(words).toContain('Card data goes straight from your browser to the card processor');
  expect(words).toContain('<a href="tel:+18135550119">(813) 555-0119</a>');
});

test('what it says of the company cannot end its element', () => {
  expect(html).toContain('"name":"Larkfield \\u003c/script> Resumes"');
});
