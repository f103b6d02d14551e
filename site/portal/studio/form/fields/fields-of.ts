import type { Path } from '../../../../../schema/api/studio/operation.ts';
import type { JsonSchema, SchemaFile } from '../../../../../schema/json-schema.ts';
import type { Control } from './control.ts';
import { controlOf } from './control-of.ts';
import { isGroup, type Located, resolve } from './resolve.ts';
import { stepInto } from './schema-at.ts';
import { keyWords, splitHint } from './words.ts';

/** A value that can be edited. */
export interface Field {
  key: string;
  path: Path;
  label: string;
  /** The first sentence of the schema's description, and the rest. */
  hint: string;
  more: string;
  /** An example, if one is short enough to be shown in an empty field. */
  example: string;
  isRequired: boolean;
  /** Undefined if the file does not say it. */
  value: unknown;
  schema: Located;
  control: Control;
}

/** The keys of a group, in the order of its schema. */
export interface Fields {
  /** Those that are there, or have to be. */
  shown: Field[];
  /** Those that can be added. */
  addable: Field[];
  /** Keys of which exactly one has to be there, such as the targets of a button. */
  targets: Field[];
  /** Keys that the schema does not know. They stay as they are. */
  unknown: { key: string; path: Path; value: unknown }[];
}

interface Group {
  schema: Located;
  /** The group; undefined if it is not there yet. */
  data: unknown;
  path: Path;
  /** Keys to show though they are not there. */
  opened?: ReadonlySet<string>;
}

/** The keys of a group whose schema lists them. */
export function fieldsOf({ schema: at, data, path, opened }: Group, files: SchemaFile[]): Fields {
  const located = resolve(at, files);
  const { properties = {}, required = [], dependentRequired = {} } = located.schema as Keywords;
  const group = isGroup(data) ? data : {};
  const has = (key: string) => Object.hasOwn(group, key);
  const targetKeys = keysOfTargets(located.schema);
  const fields = Object.entries(properties)
    .filter(([, schema]) => schema['x-sections'] !== true)
    .map(([key, schema]) => {
      const isRequired = required.includes(key);
      return fieldOf(
        { schema: { schema, file: located.file }, value: group[key], path: [...path, key], isRequired },
        files,
      );
    });
  const others = fields.filter(({ key }) => !targetKeys.includes(key));
  const isShown = ({ key, isRequired }: Field) => isRequired || has(key) || opened?.has(key) === true;
  const canBeAdded = ({ key }: Field) => (dependentRequired[key] ?? []).every(has);
  return {
    shown: others.filter(isShown),
    addable: others.filter((field) => !isShown(field) && canBeAdded(field)),
    targets: fields.filter(({ key }) => targetKeys.includes(key)),
    unknown: Object.entries(group)
      .filter(([key]) => !Object.hasOwn(properties, key))
      .map(([key, value]) => ({ key, path: [...path, key], value })),
  };
}

/** The entries of a group whose keys authors name, in the order of the file. */
export function entriesOf({ schema, data, path }: Group, files: SchemaFile[]): Field[] {
  return Object.entries(isGroup(data) ? data : {}).map(([key, value]) => {
    const entry = stepInto(schema, key, value, files) ?? { schema: {}, file: schema.file };
    return fieldOf({ schema: entry, value, path: [...path, key], isRequired: false, label: key }, files);
  });
}

interface Keywords extends JsonSchema {
  dependentRequired?: Record<string, string[]>;
}

interface Keyed {
  schema: Located;
  value: unknown;
  path: Path;
  isRequired: boolean;
  /** Instead of the words of its key. */
  label?: string;
}

/** The field of a value, with the words of its schema. */
export function fieldOf({ schema, value, path, isRequired, label }: Keyed, files: SchemaFile[]): Field {
  const { description, examples } = resolve(schema, files).schema;
  const key = String(path.at(-1) ?? '');
  return {
    key,
    path,
    label: label ?? keyWords(key),
    ...splitHint(description),
    example: exampleIn(examples),
    isRequired,
    value,
    schema,
    control: controlOf(schema, value, files),
  };
}

function exampleIn(examples: unknown[] = []): string {
  const [example] = examples;
  const isShort = typeof example === 'number' || (typeof example === 'string' && example.length <= 60);
  return isShort ? String(example) : '';
}

/** The keys of a `oneOf` whose parts only require one key each. */
function keysOfTargets({ oneOf }: JsonSchema): string[] {
  const parts = Array.isArray(oneOf) ? (oneOf as JsonSchema[]) : [];
  return parts.flatMap(({ required, ...others }) =>
    required && Object.keys(others).length === 0 ? required : [],
  );
}

/** The keys that need another one: `package` and `plan` need `form`. */
export function keysThatNeed(key: string, { schema }: Located): string[] {
  const { dependentRequired = {} } = schema as Keywords;
  return Object.keys(dependentRequired).filter((other) => dependentRequired[other]?.includes(key));
}
