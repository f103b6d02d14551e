import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Package } from '../../../schema/generated/types.ts';
import type { Prepared, PreparedAction, SectionProps } from '../../prepared-data.ts';
import { PackageCard } from './package-card.tsx';
import { PackagesSlider } from './packages-slider.tsx';

const chat: PreparedAction = { label: 'Live Chat', look: 'primary', kind: 'chat', href: 'tel:+18135550119' };
const bundle: Prepared<Package> = {
  type: 'RECOMMENDED',
  name: 'Professional-Level Bundle',
  subtitle: 'Written by the same hand.',
  includes: ['resume', 'cover'],
  features: ['Cover letter for one posting', 'Unlimited revisions'],
  highlight: 'recommended',
  price: 219,
};
const card = (item: Prepared<Package>, action = chat) =>
  renderToStaticMarkup(<PackageCard item={item} action={action} />);

test('documents that are not included are crossed out, and screen readers hear so', () => {
  const html = card(bundle);
  expect(html).toContain('<li class="resume">Resume</li><li class="cover">Cover</li>');
  expect(html).toContain(
    '<li class="linkedin"><s>LinkedIn</s><span class="visually-hidden"> not included</span></li>',
  );
});

test('the feature list is named after its package and focusable only if it scrolls', () => {
  const features = (count: number) => Array.from({ length: count }, (_, at) => `Feature ${at}`);
  const list = (count: number) =>
    /<ul class="included"[^>]*>/.exec(card({ ...bundle, features: features(count) }))?.[0];
  expect(list(8)).toContain('aria-label="What’s in Professional-Level Bundle"');
  expect(list(8)).not.toContain('tabindex');
  expect(list(9)).toContain('tabindex="0"');
});

test('the recommended card is circled, the popular one is on ink, and others have outline buttons', () => {
  expect(card(bundle)).toMatch(
    /class="card recommended".*RECOMMENDED<svg class="mark mark-circle".*class="btn"/s,
  );
  const popular = card({ ...bundle, type: 'POPULAR', highlight: 'popular' });
  expect(popular).toContain('class="card popular on-ink"');
  expect(popular).toContain('>POPULAR<');
  const plain = card({ ...bundle, type: 'RESUME', highlight: undefined });
  expect(plain).toContain('<li class="card">');
  expect(plain).toContain('class="btn line"');
});

test('a chat button opens the chat and names the package', () => {
  expect(card(bundle)).toContain(
    'data-chat="">Live Chat<span class="visually-hidden"> about Professional-Level Bundle</span></a>',
  );
});

test('a form button carries the package and its price', () => {
  const order: PreparedAction = {
    label: 'Order Now',
    look: 'primary',
    kind: 'form',
    href: '#form-order',
    form: 'order',
  };
  expect(card(bundle, order)).toContain('data-service="Professional-Level Bundle" data-price="219"');
});

test('prices are shown only where the section says so', () => {
  expect(card(bundle)).not.toMatch(/219|\$/);
  const priced = (item: Prepared<Package>) =>
    renderToStaticMarkup(<PackageCard item={item} action={chat} showPrice />);
  expect(priced(bundle)).toContain('<p class="price">$219</p>');
  const { price: _price, ...unpriced } = bundle;
  expect(priced(unpriced)).toContain('<p class="price"></p>');
});

test('a single package has no controls', () => {
  const items = [{ ...bundle, id: 'package-0' }] as unknown as SectionProps<'packages-slider'>['items'];
  const html = renderToStaticMarkup(
    <PackagesSlider id="packages" heading="One." items={items} action={chat} />,
  );
  expect(html).toContain('Professional-Level</span> Bundle</h3>');
  expect(html).not.toMatch(/<button|data-island/);
});

test('packages are in the HTML only: the island has no props', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({ ...bundle, id: `package-${index}` }));
  const html = renderToStaticMarkup(
    <PackagesSlider
      id="packages"
      heading="Pick how far you want to go."
      items={items as unknown as SectionProps<'packages-slider'>['items']}
      action={chat}
    />,
  );
  expect(html.match(/<li class="card/g)).toHaveLength(7);
  expect(html).not.toContain('application/json');
  expect(html).toContain('class="row card-row sideways" role="group" aria-label="Packages" tabindex="0"');
  for (const name of ['Previous package', 'Next package']) expect(html).toContain(`aria-label="${name}"`);
});
