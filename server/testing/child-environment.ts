import { fileURLToPath } from 'node:url';

/** What every process that a test starts inherits: programs, and a cache of compiled code, which speeds up its start. */
export const childEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compile', import.meta.url)),
};
