import { stringify } from 'yaml';
import type { JsonSchema } from '../load-schemas.ts';

/** Leaves out unused definitions and what editors cannot read, and words the rest for people. */
export function finishBundle(bundle: JsonSchema): JsonSchema {
  const { $defs: written = {}, ...main } = forEditors(bundle) as JsonSchema;
  const $defs: Record<string, JsonSchema> = {};
  const add = (node: unknown) => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)) {
      const def = written[name];
      if (!def || $defs[name]) continue;
      $defs[name] = def;
      add(def);
    }
  };
  add(main);
  const inOrder = Object.keys(written).filter((name) => $defs[name]);
  return { ...main, $defs: Object.fromEntries(inOrder.map((name) => [name, $defs[name] as JsonSchema])) };
}

/** Keywords whose values are data, or lists of names. */
const data = new Set([
  'enum',
  'const',
  'default',
  'required',
  'enumDescriptions',
  'defaultSnippets',
  'dependencies',
]);
const named = new Set(['properties', '$defs']);

function forEditors(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forEditors);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as JsonSchema;
  const examples = schema.examples ?? [];
  const groups = examples.filter((example) => typeof example === 'object');
  const values = examples.filter((example) => typeof example !== 'object');
  const needed = neededKeys(schema);
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key.startsWith('x-') || key === 'examples') return [];
    // Editors propose it as "Default value".
    if (key === 'default' && typeof value === 'object') return [];
    if (key === 'title') return needed ? [] : [[key, words(String(value))]];
    if (data.has(key)) return [[key, value]];
    // Editors propose the title of a name's type as a name, unless this says otherwise.
    if (key === 'propertyNames') return [[key, { allOf: [forEditors(value)], doNotSuggest: true }]];
    if (!named.has(key)) return [[key, forEditors(value)]];
    const inner = Object.entries(value as object).map(([name, one]) => {
      const finished = forEditors(one) as JsonSchema;
      return [name, key === 'properties' ? titled(name, finished) : finished];
    });
    return [[key, Object.fromEntries(inner)]];
  });
  const { description, $ref } = schema;
  const shown =
    description && (groups.length > 0 ? withExample(description, groups[0]) : $ref && description);
  return {
    ...(needed && { title: needed }),
    ...Object.fromEntries(entries),
    ...(values.length > 0 && { examples: values }),
    // Editors propose an example that is a group as "[object Object]". Next to a reference, it hides that of its target.
    ...(shown && { markdownDescription: shown }),
  };
}

function withExample(description: string, example: unknown): string {
  return `${description}\n\nExample:\n\n\`\`\`yaml\n${stringify(example)}\`\`\``;
}

/** Editors propose all keys that a group needs as one entry, under its title. */
function neededKeys({ required, properties }: JsonSchema): string | undefined {
  return required && properties && required.join(', ');
}

/** Editors explain a key without a title under that of the group around it. */
function titled(name: string, schema: JsonSchema): JsonSchema {
  return schema.$ref || schema.title ? schema : { title: name, ...schema };
}

/** The title of a definition names its type in code: `GoogleTag` is a "Google tag", and `FaqsSection` a "Faqs section". */
function words(title: string): string {
  const spaced = title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
