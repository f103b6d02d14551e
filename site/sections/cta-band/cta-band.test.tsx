import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CtaBand } from './cta-band.tsx';

test('shows its sentence with one mark next to it, and its actions', () => {
  const html = renderToStaticMarkup(
    <CtaBand
      id="call"
      heading="Send us the page you have."
      lead="A writer calls."
      actions={[
        { label: 'Get Started', look: 'primary', kind: 'form', form: 'request', href: '#form-request' },
        { label: 'Chat Now', look: 'outline', kind: 'chat', href: 'tel:+18135550119' },
      ]}
    />,
  );
  expect(html).toContain('aria-labelledby="call-heading"');
  expect(html).toContain(
    '<h2 id="call-heading">Send us the page you have.</h2><p class="lead">A writer calls.</p>',
  );
  expect(html.match(/class="mark /g)).toHaveLength(1);
  expect(html.match(/class="btn"/g)).toHaveLength(1);
});
