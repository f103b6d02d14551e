import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a PostgreSQL for the tests; absent where the machine has none. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for all tests of a run; each test that needs one makes its own database in it. */
export default async function setUpPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (!findPostgres()) {
    console.warn('\n*** NO POSTGRESQL ON THIS MACHINE: the tests that need it are skipped. ***\n');
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return async () => server[Symbol.asyncDispose]();
}
