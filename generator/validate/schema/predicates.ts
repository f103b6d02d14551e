import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SchemaFile } from '../../../schema/load-schemas.ts';
import { cacheFolder } from '../../paths.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import { validatorCode } from './ajv.ts';

/** Whether data is valid. */
export type Predicate = (data: unknown) => boolean;

const require = createRequire(import.meta.url);
const folder = join(cacheFolder, 'validators');

/**
 * Predicates for all schemas, by path. Compiling schemas takes longer than building a few pages, so the compiled code is
 * cached in a file named after a hash of the schemas and Ajv's version.
 */
export function loadPredicates(files: SchemaFile[]): ReadonlyMap<string, Predicate> {
  const { version } = require('ajv/package.json') as { version: string };
  const hash = createHash('sha256').update(`${version} ${JSON.stringify(files)}`);
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.cjs`);
  if (!existsSync(file)) {
    writeWhole(file, validatorCode(files));
    deleteOld();
  }
  return new Map(Object.entries(require(file) as Record<string, Predicate>));
}

/** Deletes files that are a day old. Younger ones may be about to be read by another process. */
function deleteOld(): void {
  const dayMs = 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const { mtimeMs = Date.now() } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > dayMs) rmSync(join(folder, name), { force: true });
  }
}
