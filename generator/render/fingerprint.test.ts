import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../paths.ts';
import { codeFiles } from './fingerprint.ts';

/** Types decide nothing that pages show. */
const importedPath = /^(?:(?:import|export) (?!type )(?:[^;']*? from )?|.*import\()'(\.[^']+)'/gm;

test('the fingerprint covers every module that a build imports', () => {
  const imported = new Set(['generator/commands/build.ts']);
  for (const path of imported)
    for (const [, target = ''] of readFileSync(join(projectFolder, path), 'utf8').matchAll(importedPath))
      imported.add(join(dirname(path), target));
  expect(imported.size).toBeGreaterThan(100);
  expect(imported.difference(new Set(codeFiles()))).toEqual(new Set());
});
