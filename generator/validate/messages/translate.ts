import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../schema/load-schemas.ts';
import type { Finding, Path } from '../../errors/finding.ts';
import type { ExamplesOf } from '../schema/examples.ts';
import { words } from './keyword-findings.ts';
import { nameOf, pathOf } from './names.ts';

export interface Validated {
  /** Where the validated value stands in its file, and what it is, such as `the page`. */
  at: Path;
  where: string;
  /** Examples of what stands below the value. */
  examplesOf: ExamplesOf;
}

/** The one place that turns Ajv's errors into words. Of alternatives it reports only the one that the author chose. */
export function translate(errors: ErrorObject[], { at, where, examplesOf }: Validated): Finding[] {
  const alternatives = errors.filter((error) => error.keyword === 'oneOf');
  const findings = errors
    .filter((error) => !alternatives.some((one) => isOfOtherBranch(error, one)))
    .flatMap((error) => {
      const { propertyName } = error;
      const below = pathOf(error.instancePath);
      const inside = [...at, ...below];
      const path = propertyName === undefined ? inside : [...inside, propertyName];
      const written = (error.parentSchema ?? {}) as JsonSchema;
      const schema = { ...written, examples: examplesOf(below) ?? written.examples };
      const word = words[error.keyword] ?? words.other;
      return word?.({ error, schema, path, at, where, key: nameOf(path, where) }) ?? [];
    });
  return onePerPlace(withoutEchoes(findings));
}

/** Errors of the branches that the author did not choose. */
function isOfOtherBranch(error: ErrorObject, alternative: ErrorObject): boolean {
  if (error === alternative || error.schemaPath === alternative.schemaPath) return false;
  if (!error.instancePath.startsWith(alternative.instancePath)) return false;
  const branches = alternative.schema as JsonSchema[];
  const isHere = error.instancePath === alternative.instancePath;
  const list = branches.find((branch) => branch.type === 'array');
  // `all` or a list: of a list, what is wrong inside is what the author wants to hear.
  if (list && Array.isArray(alternative.data)) return isHere && error.parentSchema !== list;
  const isBranch = branches.includes(error.parentSchema as JsonSchema);
  return isHere && (isBranch || error.schemaPath.startsWith(`${alternative.schemaPath}/`));
}

/** A misspelt key is missing under its right name, too; the author made one mistake and not two. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const meant = new Set<string>();
  for (const { code, data, path } of findings)
    if (code === 'UnknownKey' && 'nearest' in data) meant.add([...path.slice(0, -1), data.nearest].join('/'));
  return findings.filter(
    ({ code, data, path }) =>
      code !== 'MissingKey' || !('key' in data) || !meant.has([...path, data.key].join('/')),
  );
}

function onePerPlace(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, path, data }) => {
    const key = JSON.stringify([code, path, 'key' in data ? data.key : '']);
    return !seen.has(key) && seen.add(key);
  });
}
