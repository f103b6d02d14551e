import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of the tests; undefined when it is not installed. */
    postgresUrl: string | undefined;
  }
}

/** Starts one PostgreSQL per run; each test creates its own database in it. */
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
