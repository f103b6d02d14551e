/**
 * The entry point of the command line tool. It is not in TypeScript because Node strips the types of the first file without the
 * cache of compiled code, which takes as long as all that an unchanged build does.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../.cache/code', import.meta.url)));
await import('./cli.ts');
