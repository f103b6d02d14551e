import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../schema/load-schemas.ts';
import type { Finding, Path } from '../errors/finding.ts';
import { nameOf, pathOf } from './names.ts';
import { words } from './translate-error.ts';

/**
 * The one place that turns Ajv's errors into words. Of alternatives it reports only the one that the author chose.
 * @param at where the validated value stands in the file
 * @param where what the value is, such as `a page`
 */
export function translate(errors: ErrorObject[], at: Path, where: string): Finding[] {
  const alternatives = errors.filter((error) => error.keyword === 'oneOf');
  const findings = errors
    .filter((error) => !alternatives.some((one) => isOfOtherBranch(error, one)))
    .flatMap((error) => {
      const { propertyName } = error;
      const inside = [...at, ...pathOf(error.instancePath)];
      const path = propertyName === undefined ? inside : [...inside, propertyName];
      const schema = (error.parentSchema ?? {}) as JsonSchema;
      const word = words[error.keyword] ?? words.other;
      return word?.({ error, schema, path, at, where, key: nameOf(path, where) }) ?? [];
    });
  return onePerPlace(findings);
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

function onePerPlace(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, path, data }) => {
    const key = JSON.stringify([code, path, 'key' in data ? data.key : '']);
    return !seen.has(key) && seen.add(key);
  });
}
