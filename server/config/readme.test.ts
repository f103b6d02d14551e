import { expect, test } from 'vitest';
import { projectFile } from '../testing/files/project-file.ts';
import { variables } from './variables.ts';

test("the README's table holds what the server reads", () => {
  const table = projectFile('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  const rows = Object.entries(variables).map(
    ([name, { fallback, about }]) =>
      `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${about} |`,
  );
  expect(table).toEqual(rows);
});
