import { stringify } from 'yaml';
import { collectionOf, type JsonSchema, refName } from '../load-schemas.ts';

/** Finds what a `$ref` in a file points to. */
export type Resolve = (ref: string) => JsonSchema;

/** Links to the definitions of common.schema.json that the reference explains once. */
const sharedLinks: Record<string, string> = {
  text: '[text](#text)',
  richText: '[rich text](#rich-text)',
  image: '[picture](#image)',
  action: '[action](#action)',
  rating: '[rating](#rating)',
  claim: '[claim](#claim)',
  ask: '[ask](#ask)',
  ground: '[ground](#ground)',
  id: '[name](#id)',
  route: '[route](#route)',
  fact: '[fact](#fact)',
  amount: '[amount](#amount)',
  moment: '[day, or day and time](#moment)',
  formFields: '[fields](#form-fields)',
  knownField: '`true`, or [how it differs](#known-field)',
  ownField: '[own field](#own-field)',
  thanks: '[route or message](#thanks)',
};

/** Describes the values of a key as Markdown for marketers, such as ``list of [text](#text), 2 to 6 entries``. */
export function describeValue(schema: JsonSchema, resolve: Resolve): string {
  const collection = collectionOf(schema);
  if (collection)
    return `[\`all\`, or ids and entries](#content-reference) of \`content/${collection}.yaml\``;
  if (schema['x-kind'] === 'form') return 'name of a form in `content/forms.yaml`';
  if (schema['x-sections']) return '[sections](#sections), each under an id of your choice';
  if (schema.$ref) return sharedLinks[refName(schema.$ref)] ?? describeValue(resolve(schema.$ref), resolve);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return oneOf(schema.enum.map(code));
  if (schema.type === 'array') return `list of ${describeItem(schema.items, resolve)}${entries(schema)}`;
  if (schema.type === 'object') return schema.properties ? 'group of keys (below)' : 'keys of your choice';
  return oneOf([schema.type ?? 'anything'].flat().map((type) => ofType(type, schema)));
}

/** Formats a value as inline YAML. */
export function code(value: unknown): string {
  return `\`${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()}\``;
}

function describeItem(items: JsonSchema | undefined, resolve: Resolve): string {
  return items && (items.properties || isGroup(items, resolve))
    ? 'groups (below)'
    : describeValue(items ?? {}, resolve);
}

function isGroup({ $ref }: JsonSchema, resolve: Resolve): boolean {
  return $ref !== undefined && !isShared($ref) && resolve($ref).properties !== undefined;
}

/** Whether a `$ref` points to a definition that the reference explains once, for all sections. */
export function isShared(ref: string): boolean {
  return refName(ref) in sharedLinks;
}

function ofType(type: string, schema: JsonSchema): string {
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number' || type === 'integer')
    return `${type === 'integer' ? 'whole number' : 'number'}${range(schema)}`;
  return type === 'string' ? 'text' : type;
}

function entries({ minItems, maxItems }: JsonSchema): string {
  if (!minItems && !maxItems) return '';
  if (minItems && maxItems) return `, ${minItems === maxItems ? '' : `${minItems} to `}${maxItems} entries`;
  return minItems ? `, at least ${minItems}` : `, at most ${maxItems}`;
}

function range({ minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, ${minimum} or more`;
  return maximum === undefined ? '' : `, at most ${maximum}`;
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
const oneOf = (values: string[]) => alternatives.format(values);
