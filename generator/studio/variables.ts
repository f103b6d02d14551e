import * as parse from '../../server/config/parsers.ts';
import { variable } from '../../server/config/variable.ts';
import { studioVariables as ofServer } from '../../server/config/variables/studio.ts';
import { logLevels } from '../../server/lib/logger.ts';
import { defaultConfigs } from '../paths.ts';

/**
 * Every environment variable of the studio's process. `npm run generate` writes their table in `server/README.md`. A process
 * that a server starts has those of the server, without its secrets.
 */
export const studioVariables = {
  port: variable('STUDIO_PORT', {
    parse: parse.integer(0, 65_535),
    default: '3001',
    about: 'TCP port of the studio’s process; 0 picks a free one',
  }),
  host: variable('STUDIO_HOST', {
    parse: parse.text,
    default: '127.0.0.1',
    about: 'address to listen on; 0.0.0.0 only in a private network with the server',
  }),
  secret: ofServer.secret,
  configs: variable('CONFIGS_DIR', {
    parse: parse.text,
    default: defaultConfigs,
    about: 'folder of the pages to edit',
  }),
  repository: variable('STUDIO_REPO', {
    parse: parse.text,
    about: 'folder of the Git repository that keeps drafts; by default, the one that contains CONFIGS_DIR',
  }),
  dataDir: variable('DATA_DIR', {
    parse: parse.text,
    default: './data',
    about: 'as for the server; the studio’s own data is in its folder studio',
  }),
  releasesDir: variable('RELEASES_DIR', {
    parse: parse.text,
    about: 'folder of published releases; by default, DATA_DIR/releases',
  }),
  distDir: variable('DIST_DIR', {
    parse: parse.text,
    default: 'dist',
    about: 'folder of the built site that releases begin with',
  }),
  purgeUrl: variable('PURGE_URL', {
    parse: parse.webUrl,
    about: 'address that gets the addresses of changed pages after each switch, to remove them from a CDN',
  }),
  logLevel: variable('LOG_LEVEL', {
    parse: parse.oneOf(logLevels),
    default: 'info',
    about: 'as for the server',
  }),
  stopTimeoutMs: variable('STOP_TIMEOUT_MS', {
    parse: parse.integer(0, 600_000),
    default: '10000',
    about: 'how long shutdown waits for requests in progress',
  }),
};
