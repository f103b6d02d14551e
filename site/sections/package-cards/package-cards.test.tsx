import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PreparedAction } from '../../prepared-data.ts';
import { PackageCards } from './package-cards.tsx';

const chat: PreparedAction = { label: 'Live Chat', look: 'primary', kind: 'chat', href: 'tel:+18135550119' };
const render = (action: PreparedAction, prices = false) =>
  renderToStaticMarkup(
    <PackageCards
      id="packages"
      heading="Five packages, no puzzle."
      items={[
        {
          id: 'entry-level',
          badge: 'BUDGET',
          name: 'Entry Level Resume',
          subtitle: 'For the first job.',
          features: ['Custom resume', '5 revisions'],
          price: 119,
        },
        {
          id: 'bundle',
          badge: 'BEST SELLER',
          name: 'Professional-Level Bundle',
          subtitle: 'Resume and cover letter.',
          features: ['Resume', 'Cover letter'],
          highlight: true,
        },
        { id: 'plain', name: 'Corporate Level Bundle', subtitle: 'For managers.', features: ['Resume'] },
      ]}
      action={action}
      prices={prices}
    />,
  );
const html = render(chat);

test('each card shows its badge, name, audience, and features', () => {
  expect(html).toContain(
    '<p class="badge">BUDGET</p><h3>Entry Level Resume</h3><p class="for">For the first job.</p><a class="btn line"',
  );
  expect(html).toContain(
    '</a><ul aria-label="What’s in Entry Level Resume"><li>Custom resume</li><li>5 revisions</li></ul>',
  );
});

test('the badge is optional', () => {
  expect(html.match(/class="badge"/g)).toHaveLength(2);
  expect(html).toContain('<li class="card"><h3>Corporate Level Bundle</h3>');
});

test('only the highlighted card has a primary button', () => {
  expect(html.match(/class="card highlight"/g)).toHaveLength(1);
  expect(html.match(/class="btn line"/g)).toHaveLength(2);
  expect(html.match(/class="btn" /g)).toHaveLength(1);
});

test('screen readers get the name of the package with each button', () => {
  expect(html).toContain(
    'data-chat="">Live Chat<span class="visually-hidden"> about Entry Level Resume</span></a>',
  );
});

test('form buttons carry the package and its price without showing it', () => {
  const form = render({
    label: 'Get Started',
    look: 'primary',
    kind: 'form',
    href: '#form-consultation',
    form: 'consultation',
    service: 'Resume Writing',
    price: 79,
  });
  expect(form).toContain('data-service="Entry Level Resume" data-price="119"');
  expect(form).toContain('data-service="Professional-Level Bundle" data-price="79"');
  expect(form.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/119|79|\$/);
});

test('prices are shown only where the section says so', () => {
  expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/119|\$/);
  const priced = render(chat, true);
  expect(priced.match(/<p class="price">/g)).toHaveLength(1);
  expect(priced).toContain('<div class="offer"><p class="price">$119</p><a class="btn line"');
});

test('hyphenated words stay on one line', () => {
  expect(html).toContain('<h3><span class="nowrap">Professional-Level</span> Bundle</h3>');
});
