import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SchemaFile } from '../../../schema/load-schemas.ts';
import { cacheFolder } from '../../paths.ts';
import { writeWhole } from '../../write/atomic-write.ts';
import { dayMs, removeOldFiles } from '../../write/stale-files.ts';
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
    removeOldFiles(folder, dayMs);
  }
  return new Map(Object.entries(require(file) as Record<string, Predicate>));
}
