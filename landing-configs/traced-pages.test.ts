import { expect, test } from 'vitest';
import { createTestTracer, withoutPlaces } from '../generator/trace/testing/open-traced.ts';

test('without its places, every traced page is that of a build', async () => {
  const open = await createTestTracer();
  const { project, trace, original } = await open('landing-configs', Date.now());
  for (const page of project.folder.pages.keys()) {
    const { html, places } = trace(page);
    expect(withoutPlaces(html ?? '') === original(page), page).toBe(true);
    expect(places.length).toBeGreaterThan(project.page(page).preview?.sections.length ?? 0);
  }
});
