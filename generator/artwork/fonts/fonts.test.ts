import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../paths.ts';
import { fontBudget } from './font-faces.ts';

it('keeps the web fonts within their budget', () => {
  const folder = join(projectFolder, 'site/theme/fonts');
  const sizes = globSync('*.woff2', { cwd: folder }).map((name) => statSync(join(folder, name)).size);
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudget);
});
