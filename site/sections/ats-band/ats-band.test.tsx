import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AtsBand } from './ats-band.tsx';

const html = renderToStaticMarkup(
  <AtsBand
    id="ats"
    heading="A machine reads it first."
    actions={[
      { label: 'Get An ATS Resume Today', look: 'primary', kind: 'form', href: '#form-order', form: 'order' },
      { label: 'Chat Now', look: 'outline', kind: 'chat', href: 'tel:+18135550119' },
    ]}
    image={{ src: '/it.webp', alt: 'Resume, half read', width: 1700, height: 2200, sources: [] }}
    score={{ value: '92%', against: 'match with “Senior Systems Administrator”' }}
    results={[
      { field: 'Name', value: 'Jonah Whitaker' },
      { field: 'Education', value: 'Reading…', pending: true },
    ]}
  />,
);

test('the form action has an arrow, and the chat action does not', () => {
  expect(html).toMatch(/data-form="order"[^>]*>Get An ATS Resume Today<svg class="icon icon-go"/);
  expect(html).toMatch(/data-chat=""><svg class="icon" .*?<\/svg>Chat Now<\/a>/);
});

test('findings are a description list, and pending ones are marked', () => {
  expect(html).toContain('<div><dt>Name</dt><dd>Jonah Whitaker</dd></div>');
  expect(html).toContain('<div class="pending"><dt>Education</dt><dd>Reading…</dd></div>');
  expect(html).toContain('<b class="num">92%</b> match with');
});

test('does not need a script', () => {
  expect(html).not.toContain('<script');
  expect(html).toContain('class="ats-band section on-ink" id="ats"');
});
