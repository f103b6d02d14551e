import { buildSite } from '../../../generator/fixtures/build-once.ts';
import { type RunningSite, startSite } from './running-site.ts';

/**
 * Builds a company's site and starts the server on it.
 * @param configs the company's folder
 * @param environment extra environment variables of the server
 */
export async function startCompany(
  configs: string,
  environment?: Record<string, string>,
): Promise<RunningSite> {
  const { dist, remove } = await buildSite(configs);
  const site = await startSite(dist, environment);
  return {
    ...site,
    async stop() {
      await site.stop();
      remove();
    },
  };
}
