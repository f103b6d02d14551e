import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

test.each([
  ['without a referrer leads to the usual page', undefined, '/lp8/'],
  [
    'leads back to the page it was left for',
    'http://larkfield.example/industry/?gclid=a',
    '/industry/?gclid=a',
  ],
  ['knows its page behind a proxy that speaks HTTPS', 'https://larkfield.example/lp9/', '/lp9/'],
  ['does not lead to another site', 'https://evil.example/lp9/', '/lp8/'],
  ['does not lead to another site by a path', 'https://larkfield.example//evil.example/', '/lp8/'],
  ['does not lead to another site by a scheme', 'x://larkfield.example/\\evil.example/', '/lp8/'],
  ['does not lead to itself', 'https://larkfield.example/api/leads', '/lp8/'],
  ['has an invalid referrer', 'no address', '/lp8/'],
])('the URL of a refused form %s', async (_name, referer, page) => {
  await using server = await createTestApp();
  for (const method of ['GET', 'HEAD']) {
    const headers = { host: 'larkfield.example', ...(referer && { referer }) };
    const answer = await server.app.request('/api/leads', { method, headers });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(page);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  }
});
