import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Industries } from './industries.tsx';

const image = { src: 'a.svg', alt: '', width: 160, height: 120, sources: [] };
const items = [
  { id: 'healthcare', name: 'Healthcare', image },
  { id: 'legal', name: 'Legal', image },
];
const action = {
  label: 'Ask about yours',
  look: 'link' as const,
  kind: 'chat' as const,
  href: '/contact-us/',
};

test('each industry shows its drawing and name', () => {
  const html = renderToStaticMarkup(<Industries id="industries" heading="Ten ask most." items={items} />);
  expect(html.match(/<li><img[^>]*>[^<]+<\/li>/g)).toHaveLength(2);
  expect(html).not.toContain('<a ');
});

test('the action opens the chat', () => {
  const html = renderToStaticMarkup(
    <Industries id="industries" heading="Ten ask most." items={items} action={action} ground="blotter" />,
  );
  expect(html).toMatch(/<a class="link" href="\/contact-us\/" data-chat="">Ask about yours/);
  expect(html).toContain('ground-blotter');
});
