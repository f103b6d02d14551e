import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TechStack } from './tech-stack.tsx';

const icon = { src: 'a.svg', alt: '', width: 48, height: 48, sources: [] };

test('each technology shows its icon and name, in page order', () => {
  const html = renderToStaticMarkup(
    <TechStack
      id="technologies"
      heading="Built to stay up."
      items={[
        { id: 'html5', name: 'HTML5', icon },
        { id: 'css3', name: 'CSS3', icon },
      ]}
    />,
  );
  expect(html).toMatch(/<li><img[^>]* width="48"[^>]*>HTML5<\/li><li><img[^>]*>CSS3<\/li>/);
});
