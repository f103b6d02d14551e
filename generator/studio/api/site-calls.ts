import type { Hono } from 'hono';
import type { StudioPagesAnswer } from '../../../schema/api/studio/pages.ts';
import { onlyMethods } from '../../../server/http/only-methods.ts';
import type { ServerEnv } from '../../../server/http/server-env.ts';
import { createPageList } from '../pages/list-pages.ts';
import type { StudioParts } from '../parts.ts';

/** Registers the calls about the site as a whole. */
export function siteCalls(app: Hono<ServerEnv>, { configs, clock }: StudioParts): void {
  const pages = createPageList(configs, clock);
  onlyMethods(app, '/api/studio/pages', {
    GET: async (c) => c.json<StudioPagesAnswer>({ success: true, pages: await pages() }),
  });
}
