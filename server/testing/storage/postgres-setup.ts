import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../storage/postgres/postgres-storage.ts';
import { findPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of the tests; undefined when it is not installed. */
    postgresUrl: string | undefined;
    /** A database with the tables of the latest version, which tests copy. */
    postgresTemplate: string;
  }
}

/** Starts one PostgreSQL per run; each test copies a migrated database in it, which is faster than migrations. */
export default async function setUpPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (!findPostgres()) {
    console.warn('\n*** NO POSTGRESQL ON THIS MACHINE: the tests that need it are skipped. ***\n');
    project.provide('postgresUrl', undefined);
    project.provide('postgresTemplate', '');
    return undefined;
  }
  const server = await startPostgres();
  const template = await server.createDatabase();
  const storage = await openPostgres(template);
  await storage.close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template.split('/').at(-1) ?? '');
  return async () => server[Symbol.asyncDispose]();
}
