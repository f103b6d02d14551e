import { expect, it } from 'vitest';
import { loggedPath } from './answer-log.ts';

it.each([
  ['/payment/abc123', '/payment/…'],
  ['/studio/preview/draft.t4.signature/assets/app.js', '/studio/preview/…/assets/app.js'],
  ['/api/studio/drafts/2031-05-01-1a2b/pages/home', '/api/studio/drafts/2031-05-01-1a2b/pages/home'],
])('a path is logged without what opens it: %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
