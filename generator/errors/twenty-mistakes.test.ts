import { describe, expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { northlight } from '../fixtures/folders.ts';
import { referenceMistakes, variant, variantFile } from '../fixtures/mistakes/reference-mistakes.ts';
import { sectionMistakes } from '../fixtures/mistakes/section-mistakes.ts';
import { valueMistakes } from '../fixtures/mistakes/value-mistakes.ts';
import { yamlMistakes } from '../fixtures/mistakes/yaml-mistakes.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { formatProblem } from './format-problems.ts';

const landingMistakes = [...yamlMistakes, ...valueMistakes, ...sectionMistakes, ...referenceMistakes];

/** Programming and YAML terms that a marketer cannot be expected to know. */
const jargon =
  /\b(undefined|null|NaN|schema|mapping|scalar|sequence|implicit|node|token|parse|regex|pattern|boolean|string|enum|property|properties|additional)\b|\[object|\^\[/i;

describe('a mistake in the landing page', () => {
  it('comes in at least twenty different kinds', () => {
    expect(new Set(landingMistakes.map(({ code }) => code)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(landingMistakes.map(({ name }) => name)).size).toBe(landingMistakes.length);
  });

  for (const { name, file = 'landing.yaml', from, to, code, line, caret, says, write } of landingMistakes) {
    it(`is explained without jargon: ${name}`, async () => {
      const folder = testFolder(northlight, { media: 'linked' });
      folder.write(variantFile, variant);
      folder.edit(file, from, to);
      const { problems } = await check(folder.root, Date.UTC(2031, 4, 1));
      // Follow-up errors would leave people guessing which problem comes first.
      expect(problems.map((problem) => `${problem.code}: ${problem.message}`)).toHaveLength(1);
      const [problem] = problems;
      if (!problem) throw new Error('no problem');
      expect(problem.code).toBe(code);
      expect(problem.message).toContain(says);
      expect(problem.hint).toContain(write);
      expect(`${problem.message} ${problem.hint}`).not.toMatch(jargon);
      const text = folder.read(file).split('\n');
      const shownLine = text[problem.line - 1] ?? '';
      expect(shownLine).toContain(line);
      expect(shownLine.slice(problem.column - 1).startsWith(caret)).toBe(true);
      expect(formatProblem(problem)).toContain(`${file}:${problem.line}:${problem.column}  `);
      expect(problem.frame).toMatch(new RegExp(`^> +${problem.line} \\| .*\\n +\\| +\\^+$`, 'm'));
    });
  }
});
