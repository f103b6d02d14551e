import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Viewer } from './viewer.tsx';

const html = renderToStaticMarkup(<Viewer section="samples" />);

test('the viewer is a dialog whose name its opener fills in', () => {
  expect(html).toContain('<dialog class="dialog viewer" id="samples-viewer" closedby="any"');
  expect(html).toContain('aria-labelledby="samples-viewer-title"');
  expect(html).toContain('<h2 id="samples-viewer-title" data-fill="title" data-else="Picture">Picture</h2>');
  expect(html).toContain('<input type="hidden" data-fill="index"/>');
});

test('its island wakes on interaction and has no props, no inline styles, and no pictures', () => {
  expect(html).toContain('data-island="viewer" data-wake="interaction"');
  expect(html).not.toContain('application/json');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('<img');
});

test('it can end with a button that opens a form', () => {
  const want = {
    label: 'I want this',
    look: 'primary',
    kind: 'form',
    href: '#form-order',
    form: 'order',
  } as const;
  const asking = renderToStaticMarkup(<Viewer section="samples" want={want} />);
  expect(asking).toContain(
    '<a class="btn" href="#form-order" data-form="order" aria-haspopup="dialog">I want this</a>',
  );
});

test('its buttons have names and are disabled until a picture is open', () => {
  for (const name of ['Previous picture', 'Next picture', 'Zoom out'])
    expect(html).toContain(`aria-label="${name}" aria-disabled="true"`);
  expect(html).toContain('aria-label="Zoom in"><');
  expect(html).toContain('data-close="" aria-label="Close"');
});
