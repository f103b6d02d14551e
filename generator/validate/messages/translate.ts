import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../../schema/load-schemas.ts';
import { nearest } from '../../../schema/nearest.ts';
import type { Finding, Path } from '../../errors/finding.ts';
import { isAllBut } from '../../lib/all-but.ts';
import type { UsageOf } from '../schema/usage.ts';
import { keywordFindings } from './keyword-findings.ts';
import { nameOf, pathOf } from './names.ts';

export interface Validated {
  /** The validated value: its path in the file, and its description, such as `the page`. */
  at: Path;
  where: string;
  data: unknown;
  /** The types of section that have a key. */
  typesWith: (key: string) => string[];
  /** For paths inside the value. */
  usageOf: UsageOf;
}

/** Translates Ajv's errors into findings. Of several alternatives, only errors of the one the author chose are reported. */
export function translate(
  errors: ErrorObject[],
  { at, where, data, typesWith, usageOf }: Validated,
): Finding[] {
  const alternatives = errors.filter((error) => error.keyword === 'oneOf');
  const findings = errors
    .filter((error) => !alternatives.some((one) => isOfOtherBranch(error, one)))
    .flatMap((error) => {
      const { propertyName } = error;
      const below = pathOf(error.instancePath);
      const inside = [...at, ...below];
      const path = propertyName === undefined ? inside : [...inside, propertyName];
      const written = (error.parentSchema ?? {}) as JsonSchema;
      const usage = usageOf(below);
      const schema = { ...written, examples: usage.examples ?? written.examples };
      const toFinding = keywordFindings[error.keyword] ?? keywordFindings.other;
      return (
        toFinding?.({
          error,
          schema,
          usage,
          path,
          at,
          where,
          root: data,
          typesWith,
          key: nameOf(path, where),
        }) ?? []
      );
    });
  return withoutDuplicates(withoutEchoes(findings));
}

/** Errors of the branches that the author did not choose. */
function isOfOtherBranch(error: ErrorObject, alternative: ErrorObject): boolean {
  if (error === alternative || error.schemaPath === alternative.schemaPath) return false;
  if (!error.instancePath.startsWith(alternative.instancePath)) return false;
  const branches = alternative.schema as JsonSchema[];
  const isHere = error.instancePath === alternative.instancePath;
  const list = branches.find((branch) => branch.type === 'array');
  // `all`, a list, or a group: if the author wrote a list or a group, only errors inside it matter.
  if (list && Array.isArray(alternative.data)) return isHere && error.parentSchema !== list;
  const group = branches.find((branch) => branch.type === 'object');
  if (group && isAllBut(alternative.data)) return isHere && error.parentSchema !== group;
  const isBranch = branches.includes(error.parentSchema as JsonSchema);
  return isHere && (isBranch || error.schemaPath.startsWith(`${alternative.schemaPath}/`));
}

/** A misspelled key is also missing under its correct name, and so is the target of `package` without `form`: one mistake, not two. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const intended = new Set<string>();
  for (const { code, data, path } of findings)
    if (code === 'UnknownKey' && 'known' in data && 'key' in data)
      intended.add([...path.slice(0, -1), nearest(data.key, data.known)].join('/'));
  const companions = findings.flatMap(({ code, path }) =>
    code === 'NeedsCompanion' ? [path.slice(0, -1).join('/')] : [],
  );
  return findings.filter(
    ({ code, data, path }) =>
      !(code === 'ActionWithoutTarget' && companions.includes(path.join('/'))) &&
      (code !== 'MissingKey' || !('key' in data) || !intended.has([...path, data.key].join('/'))),
  );
}

function withoutDuplicates(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ code, path, data }) => {
    const key = JSON.stringify([code, path, 'key' in data ? data.key : '']);
    return !seen.has(key) && seen.add(key);
  });
}
