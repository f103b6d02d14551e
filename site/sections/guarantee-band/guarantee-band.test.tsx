import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuaranteeBand } from './guarantee-band.tsx';

test('the first action opens its form and has an arrow, the second opens chat', () => {
  const html = renderToStaticMarkup(
    <GuaranteeBand
      id="guarantee"
      heading="On time."
      actions={[
        {
          label: "I am Ready Let's Get Started",
          look: 'light',
          kind: 'form',
          href: '#form-order',
          form: 'order',
        },
        { label: 'Chat Now', look: 'outline', kind: 'chat', href: 'tel:+18135550119' },
      ]}
      notes={[{ title: 'ATS-Friendly Formats', text: 'A tested PDF.' }]}
    />,
  );
  expect(html).toMatch(
    /<a class="btn light" href="#form-order" data-form="order"[^>]*>[^<]+<svg class="icon icon-go"/,
  );
  expect(html).toMatch(
    /<a class="btn line" href="tel:\+18135550119" data-chat=""><svg class="icon" .*?<\/svg>Chat Now<\/a>/,
  );
  expect(html).toContain('<h3>ATS-Friendly Formats</h3><p>A tested PDF.</p>');
});

test('has an evergreen background and no empty elements without notes or seal', () => {
  const html = renderToStaticMarkup(<GuaranteeBand id="guarantee" heading="On time." />);
  expect(html).toContain('class="guarantee-band section on-green"');
  expect(html).not.toMatch(/<ul|<img|class="btns"/);
});
