import { type JsonSchema, resolveRef, type SchemaFile } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';

/** The examples that a schema gives for the value at a path: those of the key itself, not of the type it refers to. */
export type ExamplesOf = (path: Path) => unknown[] | undefined;

export function createExamples(root: JsonSchema, files: SchemaFile[]): ExamplesOf {
  return (path) => {
    let here: { schema?: JsonSchema; file: JsonSchema } = { schema: root, file: root };
    for (const step of path) {
      if (here.schema?.$ref) here = resolveRef(here.schema.$ref, here.file, files);
      here = { schema: below(here.schema ?? {}, step), file: here.file };
    }
    const { examples, default: usual } = here.schema ?? {};
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
