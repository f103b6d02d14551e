import { expect, test } from 'vitest';
import { proveReleases } from './prove-releases.ts';

test('visitors of two servers never get an error or a mix of releases while pages are published and rolled back', async () => {
  const figures = await proveReleases({ releases: 5, requests: 4000 });
  expect(figures.failures).toEqual([]);
  expect(figures).toMatchObject({ releases: 5, switches: 13 });
  expect(figures.requests).toBeGreaterThanOrEqual(4000);
  expect(figures.longestSwitchMs).toBeLessThan(1000);
  expect(figures.longestFollowMs).toBeLessThan(2000);
});
