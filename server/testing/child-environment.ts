import { fileURLToPath } from 'node:url';

/**
 * What every process that a test starts inherits: programs, and a cache of compiled code, which speeds up its start. Servers
 * start no studio, which takes a second of CPU.
 */
export const childEnvironment = {
  PATH: process.env.PATH,
  STUDIO_URL: 'off',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compile', import.meta.url)),
};
