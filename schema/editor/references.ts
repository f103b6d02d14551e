import { type JsonSchema, refName } from '../load-schemas.ts';
import type { Choice, FolderValues } from './folder-values.ts';

/** Marks a key whose value names something of the folder: `forms`, `plans`, `packages`, `pages`, `media`, `links`, or `anchors`. */
const refersKey = 'x-refers';

/**
 * Replaces each reference in a bundle with the values that it can have in one folder, each with a description.
 * @returns the bundle; the values are definitions of their own
 */
export function withValues(bundle: JsonSchema, values: FolderValues): JsonSchema {
  const { $defs = {} } = bundle;
  const added: Record<string, JsonSchema> = {};
  const replaced = replace(bundle);
  return { ...replaced, $defs: { ...replaced.$defs, ...added } };

  function replace<T>(node: T): T {
    if (Array.isArray(node)) return node.map(replace) as T;
    if (typeof node !== 'object' || node === null) return node;
    const schema = Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, replace(value)]),
    ) as JsonSchema;
    const { propertyNames } = node as JsonSchema;
    if (refersTo(propertyNames)) return withNamedKeys(schema, propertyNames as JsonSchema) as T;
    const kind = refersTo(schema);
    if (kind === 'links') return link(schema) as T;
    // A page's own anchors are laid over it; those of an example are on no page.
    if (kind === 'anchors') return { ...schema, examples: undefined } as T;
    const choices = kind ? choicesFor(kind, schema, values) : [];
    return (kind && choices.length > 0 ? oneOfThese(kind, schema, choices) : schema) as T;
  }

  function define(name: string, schema: JsonSchema): { $ref: string } {
    added[name] ??= schema;
    return { $ref: `#/$defs/${name}` };
  }

  function oneOfThese(kind: string, { description, pattern }: JsonSchema, choices: Choice[]): JsonSchema {
    const ending = /\((\w+)|(\w+)\$$/.exec(kind === 'media' ? String(pattern) : '');
    const name = ['values', kind, ...(ending ? [ending[1] ?? ending[2]] : [])].join('-');
    return { ...(description && { description }), ...define(name, enumOf(choices, unknown[kind] ?? '')) };
  }

  /** A route of the site, a section of a page, or whatever else the key accepts. */
  function link(schema: JsonSchema): JsonSchema {
    const { links } = values;
    if (!links || links.routes.length === 0) return schema;
    const { $ref, description, properties, required, additionalProperties, ...rest } = schema;
    const pattern = String(rest.pattern ?? (($ref && $defs[refName($ref)]?.pattern) || ''));
    const message = 'No page of this site has this address or this section.';
    const accepts = new RegExp(pattern, 'u');
    const snippets = links.places
      .filter(({ value }) => accepts.test(value))
      .map(({ value, description }) => ({ label: value, body: value, description }));
    const known = define('values-links', {
      type: 'string',
      pattern: links.pattern,
      patternErrorMessage: message,
    });
    const route = define('values-routes', enumOf(links.routes, message));
    // Not an enum: these would fill every hover.
    const place = define(`values-places-${snippets.length}`, { defaultSnippets: snippets });
    const others = { pattern, patternErrorMessage: message, allOf: [known, place] };
    const group = properties && { type: 'object', properties, required, additionalProperties };
    return { ...(description && { description }), anyOf: [route, others, ...(group ? [group] : [])] };
  }

  /** Lists the keys of a group whose keys are references, each with its own description. */
  function withNamedKeys(schema: JsonSchema, names: JsonSchema): JsonSchema {
    const kind = refersTo(names) ?? '';
    const entries = choicesFor(kind, names, values).map(({ value, description }): [string, JsonSchema] => [
      value,
      { ...(schema.additionalProperties as JsonSchema), description },
    ]);
    return entries.length > 0 ? { ...schema, properties: Object.fromEntries(entries) } : schema;
  }
}

function refersTo(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { 'x-kind': kind, [refersKey]: refers } = schema as JsonSchema;
  if (kind === 'form') return 'forms';
  return kind === 'film' ? 'media' : (refers as string | undefined);
}

function choicesFor(kind: string, { pattern }: JsonSchema, values: FolderValues): Choice[] {
  const { forms, plans, packages, pages, media } = values;
  if (kind !== 'media') return { forms, plans, packages, pages }[kind] ?? [];
  const fits = new RegExp(String(pattern));
  return media.filter(({ value }) => fits.test(value));
}

const unknown: Record<string, string> = {
  forms: 'content/forms.yaml has no form of this name.',
  plans: 'content/plans.yaml has no plan with this id.',
  packages: 'content/packages.yaml has no package with this id.',
  pages: 'No page has this name.',
  media: 'media/ has no such file.',
};

/** @param message for any other value */
export function enumOf(choices: readonly Choice[], message: string): JsonSchema {
  return {
    type: 'string',
    enum: choices.map(({ value }) => value),
    enumDescriptions: choices.map(({ description }) => description),
    errorMessage: `${message} Ctrl+Space lists what there is.`,
  };
}
