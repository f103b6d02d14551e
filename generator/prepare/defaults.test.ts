import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Site } from '../../schema/generated/types.ts';
import schema from '../../schema/site.schema.json' with { type: 'json' };
import { budgetsOf } from '../build/budgets.ts';
import { defaults } from './defaults.ts';

const generator = fileURLToPath(new URL('..', import.meta.url));

it("no file of the generator repeats the schemas' defaults", () => {
  const files = readdirSync(generator, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const repeating = files.filter((name) => {
    const text = readFileSync(join(generator, name), 'utf8');
    // What the generator says is in American English, whatever the language of the pages.
    const { language: _, ...others } = defaults;
    return Object.values(others).some((value) => text.includes(`'${value}'`));
  });
  expect(repeating).toEqual([]);
});

it("budgets default to the schema's, in bytes", () => {
  const budgets = Object.entries(schema.properties.budgets.properties);
  const bytes = Object.fromEntries(budgets.map(([name, { default: kilobytes }]) => [name, kilobytes * 1000]));
  expect(budgetsOf({} as Site)).toEqual(bytes);
  expect(readFileSync(join(generator, 'build/budgets.ts'), 'utf8')).not.toMatch(/= (?:20|4|70)\b/);
});
