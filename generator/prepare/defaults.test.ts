import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Site } from '../../schema/generated/types.ts';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { budgetsOf } from '../build/budgets.ts';
import { defaults } from './defaults.ts';

const generator = fileURLToPath(new URL('..', import.meta.url));

it('what the schema gives is written in no file of the generator a second time', () => {
  const files = readdirSync(generator, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const told = files.filter((name) => {
    const text = readFileSync(join(generator, name), 'utf8');
    return Object.values(defaults).some((value) => text.includes(`'${value}'`));
  });
  expect(told).toEqual([]);
});

it('budgets are those of the schema, in bytes, unless the site names others', () => {
  const budgets = Object.entries(schema.properties.budgets.properties);
  const bytes = Object.fromEntries(budgets.map(([name, { default: most }]) => [name, most * 1000]));
  expect(budgetsOf({} as Site)).toEqual(bytes);
  expect(readFileSync(join(generator, 'build/budgets.ts'), 'utf8')).not.toMatch(/= (?:20|4|70)\b/);
});
