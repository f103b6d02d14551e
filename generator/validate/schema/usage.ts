import { collectionOf, type JsonSchema, resolveRef, type SchemaFile } from '../../../schema/load-schemas.ts';
import type { Path } from '../../errors/finding.ts';

/** What the schemas say about a value where it is used, rather than in the type that it refers to. */
export interface Usage {
  examples?: unknown[];
  /** The content file that the value refers to. */
  collection?: string;
  /** Whether the group around it must have it. */
  isRequired: boolean;
}

/** The use of the value at a path. */
export type UsageOf = (path: Path) => Usage;

export function createUsage(root: JsonSchema, files: SchemaFile[]): UsageOf {
  return (path) => {
    let here: { schema?: JsonSchema; file: JsonSchema } = { schema: root, file: root };
    let isRequired = false;
    for (const step of path) {
      if (here.schema?.$ref) here = resolveRef(here.schema.$ref, here.file, files);
      isRequired = here.schema?.required?.includes(String(step)) ?? false;
      here = { schema: below(here.schema ?? {}, step), file: here.file };
    }
    const { examples, default: usual } = here.schema ?? {};
    const known = examples ?? (usual === undefined ? undefined : [usual]);
    const collection = here.schema && collectionOf(here.schema);
    return { ...(known && { examples: known }), ...(collection && { collection }), isRequired };
  };
}

function below(
  { items, properties, additionalProperties }: JsonSchema,
  step: string | number,
): JsonSchema | undefined {
  if (typeof step === 'number') return items;
  return properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}
