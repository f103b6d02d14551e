import type { PreparedAction, PreparedForm, PreparedImage } from '../site/prepared-data.ts';
import type { JsonSchema, SchemaFile } from './load-schemas.ts';

/** A value in a section's sample props that can be changed. */
export interface Leaf {
  /** Its path in the schema, such as `draft.jobs.bullets.text`. */
  path: string;
  /** Sets another valid value in place; false if there are no more. */
  change: () => boolean;
}

/** A view's props with every optional key set, and all values in them. */
export interface SampleProps {
  props: object;
  leaves: Leaf[];
}

/** Creates sample props from the schemas. Texts are unique, so a change to one is always visible. */
export function sampleProps(files: SchemaFile[], type: string): SampleProps {
  const leaves: Leaf[] = [];
  let count = 0;
  const word = () => {
    count += 1;
    return `word${count}`;
  };
  const schemaAt = (path: string) => files.find((file) => file.path === path)?.schema ?? {};
  const section = schemaAt(`sections/${type}.schema.json`);
  const common = schemaAt('common.schema.json');

  function object(schema: JsonSchema, file: JsonSchema, path: string): Record<string, unknown> {
    const target: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(schema.properties ?? {})) {
      const at = path ? `${path}.${key}` : key;
      if (at === 'type') continue;
      target[key] = sampleOf(value, file, at, (next) => {
        target[key] = next;
      });
    }
    return target;
  }

  function sampleOf(
    schema: JsonSchema,
    file: JsonSchema,
    path: string,
    set: (value: unknown) => void,
  ): unknown {
    const leaf = (values: () => unknown[]): unknown => {
      const [first, ...others] = values();
      leaves.push({
        path,
        change: () => {
          const next = others.shift();
          if (next !== undefined) set(next);
          return next !== undefined;
        },
      });
      return first;
    };
    const kind = schema['x-kind'] ?? '';
    if (kind.startsWith('content:')) {
      const content = schemaAt(`content/${kind.slice('content:'.length)}.schema.json`);
      const entry = content.additionalProperties as JsonSchema;
      return ['one', 'two'].map((id) => Object.assign(object(entry, content, path), { id }));
    }
    if (kind === 'form') return leaf(() => [formOf(word()), formOf(word())]);
    if (kind === 'image') return leaf(() => [imageOf(word()), imageOf(word())]);
    if (kind === 'action') return leaf(() => [actionOf(word()), actionOf(word())]);
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      const owner = schema.$ref.startsWith('#') ? file : common;
      return sampleOf(owner.$defs?.[name] ?? {}, owner, path, set);
    }
    if (schema.enum) return leaf(() => [...(schema.enum ?? [])]);
    if (schema.properties) return object(schema, file, path);
    switch ([schema.type].flat()[0]) {
      case 'boolean':
        return leaf(() => [true, false]);
      case 'number':
      case 'integer':
        return leaf(() => [Math.min(3, Number(schema.maximum ?? 3)), 1]);
      case 'array': {
        const list: unknown[] = [];
        for (let at = 0; at < Math.max(2, Number(schema.minItems ?? 0)); at += 1)
          list[at] = sampleOf(schema.items ?? {}, file, path, (next) => {
            list[at] = next;
          });
        return list;
      }
      case 'string':
        // `{rotate}` inserts the rotating words in headlines and is plain text elsewhere.
        return leaf(() => [`${word()} {rotate}`, `${word()} {rotate}`]);
      default:
        throw new Error(`${type}: ${path} has a schema without a sample value.`);
    }
  }

  return { props: object(section, section, ''), leaves };
}

function imageOf(word: string): PreparedImage {
  return { src: `/${word}.webp`, alt: '', width: 1700, height: 2200, sources: [] };
}

function actionOf(label: string): PreparedAction {
  return { label, look: 'primary', kind: 'form', form: 'order', href: `#form-${label}` };
}

function formOf(title: string): PreparedForm {
  return {
    name: 'order',
    kind: 'order',
    title,
    submit: 'Send',
    submitting: 'Sending...',
    message: false,
    service: 'Resume Writing',
    country: 'UNITED STATES',
    pageUrl: '/lp8/',
    brandSlug: 'brand',
    terms: { terms: '/terms/', privacy: '/privacy/' },
  };
}
