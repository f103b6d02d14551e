import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../paths.ts';
import { fontBudget } from './font-faces.ts';

it.each([
  ['whole', /^(?!.*-(core|rest))/],
  ['core', /-core/],
] as const)('keeps the web fonts (%s) within their budget', (part, pattern) => {
  const folder = join(projectFolder, 'site/theme/fonts');
  const sizes = globSync('*.woff2', { cwd: folder })
    .filter((name) => pattern.test(name))
    .map((name) => statSync(join(folder, name)).size);
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudget[part]);
});
