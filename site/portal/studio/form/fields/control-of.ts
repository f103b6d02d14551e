import { collectionOf, type JsonSchema, type SchemaFile } from '../../../../../schema/json-schema.ts';
import { alternativesOf } from './alternatives.ts';
import type { Control, Reference, TextControl } from './control.ts';
import { type Located, resolve, typeOf, typesOf } from './resolve.ts';

/**
 * How to edit a value, by its schema. A value of a type that the schema does not allow has no control, and no more has one
 * that the schema says nothing about.
 */
export function controlOf(at: Located, value: unknown, files: SchemaFile[]): Control {
  const located = resolve(at, files);
  const control = bySchema(located, files);
  return value === undefined || fits(control, value) ? control : { kind: 'unknown' };
}

function bySchema({ schema, file }: Located, files: SchemaFile[]): Control {
  const collection = collectionOf(schema);
  if (collection) return { kind: 'content', collection };
  const kind = schema['x-kind'];
  if (kind === 'image') return { kind: 'picture' };
  if (kind === 'amount') return { kind: 'number', isWhole: false, takesFacts: true };
  if (schema.const !== undefined) return { kind: 'fixed' };
  if (schema.enum) return { kind: 'choice', options: schema.enum.map(String) };
  const types = typesOf(schema).filter((type) => type !== 'null');
  if (types.length === 2 && types.includes('string') && types.includes('number')) return { kind: 'scalar' };
  if (types.length > 1)
    return { kind: 'union', alternatives: alternativesOf({ schema, file }, types, files) };
  switch (types[0]) {
    case 'string':
      return ofText(schema);
    case 'number':
    case 'integer':
      return { kind: 'number', isWhole: types[0] === 'integer', takesFacts: false };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return ofList({ schema, file });
    case 'object':
      return ofGroup({ schema, file });
    default:
      return { kind: 'unknown' };
  }
}

function ofText(schema: JsonSchema): Control {
  const reference = referenceOf(schema);
  if (reference) return { kind: 'reference', reference };
  if (schema['x-refers'] === 'links') return { kind: 'link' };
  // The definitions of common.schema.json keep their titles where they are referred to.
  if (schema['x-kind'] === 'moment' || schema.title === 'Moment') return { kind: 'moment' };
  return schema.title === 'Color' ? { kind: 'color' } : textControl(schema);
}

export function referenceOf(schema: JsonSchema): Reference | undefined {
  const { 'x-kind': kind, 'x-refers': to, pattern } = schema;
  if (kind === 'form') return { to: 'forms' };
  if (kind === 'film' || to === 'media') return { to: 'media', pattern: String(pattern) };
  const isName = to === 'forms' || to === 'plans' || to === 'packages' || to === 'pages' || to === 'anchors';
  return isName ? { to } : undefined;
}

function textControl({ 'x-kind': kind, description = '' }: JsonSchema): TextControl {
  const isRich = kind === 'rich';
  const inserts = description.match(/(?<![${])\{\w+\}(?!\})/g) ?? [];
  return {
    kind: 'text',
    isLine: kind === undefined,
    isRich,
    hasBreaks: isRich || /line break|empty line/.test(description),
    inserts: [...new Set(inserts)].filter((insert) => insert !== '{tick}'),
  };
}

function ofList({ schema, file }: Located): Control {
  const {
    items,
    minItems: min,
    maxItems: max,
  } = schema as { minItems?: number; maxItems?: number } & JsonSchema;
  if (!items) return { kind: 'unknown' };
  return { kind: 'list', item: { schema: items, file }, min: min ?? 0, max: max ?? Number.POSITIVE_INFINITY };
}

function ofGroup({ schema, file }: Located): Control {
  const { additionalProperties: others, properties, propertyNames } = schema;
  if (typeof others === 'object')
    return { kind: 'map', names: propertyNames ? { schema: propertyNames as JsonSchema, file } : undefined };
  return { kind: properties ? 'group' : 'unknown' };
}

const typesOfControl: Partial<Record<Control['kind'], string[]>> = {
  text: ['string'],
  // A page of a table can have a text such as `{{price}}` for any number.
  number: ['number', 'string'],
  scalar: ['string', 'number'],
  flag: ['boolean'],
  choice: ['string', 'number'],
  reference: ['string'],
  link: ['string'],
  moment: ['string'],
  color: ['string'],
  picture: ['object'],
  content: ['string', 'array', 'object'],
  list: ['array'],
  group: ['object'],
  map: ['object'],
};

function fits(control: Control, value: unknown): boolean {
  const type = typeOf(value);
  if (control.kind === 'union') return control.alternatives.some(({ types }) => types.includes(type));
  return typesOfControl[control.kind]?.includes(type) ?? true;
}
