import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.ts';
import { loader } from './loader.ts';

const Page = () => <p>Page</p>;

it('renders a preloaded component at once, without the fallback', async () => {
  const page = loader(async () => ({ default: Page }));
  await page.load();
  const Lazy = lazyComponent(page);
  expect(
    renderToString(
      <Suspense fallback="Loading">
        <Lazy />
      </Suspense>,
    ),
  ).toContain('<p>Page</p>');
});

it('shows the fallback until the code is loaded', () => {
  const Lazy = lazyComponent(loader(async () => ({ default: Page })));
  expect(
    renderToString(
      <Suspense fallback="Loading">
        <Lazy />
      </Suspense>,
    ),
  ).toContain('Loading');
});

it('fetches again after a failure, and only once after a success', async () => {
  let fetches = 0;
  const page = loader(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('offline');
    return { default: Page };
  });
  await expect(page.load()).rejects.toThrow('offline');
  await page.load();
  await page.load();
  expect(fetches).toBe(2);
});
