import type { JsonSchema, SchemaFile } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';
import { resolveRef } from '../../prepare/value/plan.ts';

/** The examples that a schema gives for the value at a path: those of the key itself, not of the type it refers to. */
export type ExamplesOf = (path: Path) => unknown[] | undefined;

export function createExamples(root: JsonSchema, files: SchemaFile[]): ExamplesOf {
  const byId = new Map(files.map(({ schema }) => [schema.$id ?? '', schema]));
  return (path) => {
    let here: { schema: JsonSchema; file: JsonSchema } | undefined = { schema: root, file: root };
    for (const step of path) {
      if (here?.schema.$ref) here = resolveRef(here.schema.$ref, here.file, byId);
      const next: JsonSchema | undefined = here && below(here.schema, step);
      here = here && next && { schema: next, file: here.file };
    }
    const { examples, default: usual } = here?.schema ?? {};
    return examples ?? (usual === undefined ? undefined : [usual]);
  };
}

function below(
  { items, properties, additionalProperties }: JsonSchema,
  step: string | number,
): JsonSchema | undefined {
  if (typeof step === 'number') return items;
  return properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}
