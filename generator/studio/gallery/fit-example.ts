import {
  collectionOf,
  itemSchema,
  type JsonSchema,
  resolveRef,
  type SchemaFile,
} from '../../../schema/load-schemas.ts';
import { isAllBut } from '../../lib/all-but.ts';
import { isObject } from '../../lib/is-object.ts';
import { createFitReferences, type Need } from './fit-references.ts';
import { fitText } from './fit-text.ts';
import type { FolderNames } from './folder-names.ts';

interface FitParts {
  files: SchemaFile[];
  names: FolderNames;
  /** The moment until which something of an example is shown, such as `2026-12-28`. */
  until: string;
}

/** Where a value is written: its schema, the file of that, and whether its texts are quotations. */
interface At {
  schema: JsonSchema;
  file: JsonSchema;
  isQuoted: boolean;
}

/**
 * An example in which everything it refers to exists in a folder. Other forms, pictures, pages, and entries take the place of
 * missing ones; what has no other is left out, and content that a folder lacks is written in place.
 * @param path of the example's schema, such as `sections/faqs.schema.json`
 * @returns the example, or what it cannot be made without
 */
export function fitExample(
  example: Record<string, unknown>,
  path: string,
  { files, names, until }: FitParts,
): { section: Record<string, unknown> } | { needs: Need[] } {
  const needs = new Set<Need>();
  const references = createFitReferences(names, (need) => needs.add(need));
  const schema = itemSchema(files, path);
  const section = fit(example, { schema, file: schema, isQuoted: false });
  return isObject(section) ? { section } : { needs: [...needs] };

  /** @returns undefined for a value to leave out */
  function fit(value: unknown, { schema, file, ...outer }: At): unknown {
    const isQuoted = outer.isQuoted || schema['x-quoted'] === true;
    const kind = schema['x-kind'];
    const collection = collectionOf(schema);
    if (collection) return fitContent(value, collection);
    if (kind === 'image' && isObject(value)) return references.image(value);
    if (kind === 'action' && isObject(value)) return fitAction(value, { schema, file, isQuoted });
    if (typeof value === 'string') {
      if (kind === 'text' || kind === 'rich') return fitText(value, names, isQuoted);
      if (kind === 'form') return references.form(value);
      if (kind === 'film') return names.hasFile(value) ? value : undefined;
      if (kind === 'moment') return until;
      if (kind === 'amount') return names.isNumber(value.slice(2, -1)) ? value : 1;
    }
    if (schema.$ref) return fit(value, { ...resolveRef(schema.$ref, file, files), isQuoted });
    if (Array.isArray(value)) return fitList(value, { schema, file, isQuoted });
    return isObject(value) ? fitGroup(value, { schema, file, isQuoted }) : value;
  }

  function fitList(list: unknown[], { schema: { items = {} }, ...at }: At): unknown {
    const fitted = list.flatMap((item) => fit(item, { ...at, schema: items }) ?? []);
    return fitted.length > 0 || list.length === 0 ? fitted : undefined;
  }

  function fitGroup(group: Record<string, unknown>, { schema, ...at }: At): unknown {
    const { properties = {}, required = [], dependentRequired = {} } = schema;
    const fitted = new Map<string, unknown>();
    for (const [key, value] of Object.entries(group)) {
      const one = fit(value, { ...at, schema: properties[key] ?? {} });
      if (one !== undefined) fitted.set(key, one);
    }
    for (const [key, others] of Object.entries(dependentRequired as Record<string, string[]>))
      if (others.some((other) => !fitted.has(other))) fitted.delete(key);
    return required.every((key) => fitted.has(key)) ? Object.fromEntries(fitted) : undefined;
  }

  function fitAction(action: Record<string, unknown>, at: At): unknown {
    const { form, plan, package: _, link, anchor, ...rest } = action;
    return { ...(fitGroup(rest, at) as object), ...references.target(action) };
  }

  function fitContent(reference: unknown, collection: string): unknown {
    const ids = names.idsOf(collection);
    if (ids.length === 0) {
      const entry = entryInPlace(collection);
      return entry && [entry];
    }
    if (!Array.isArray(reference)) return isAllBut(reference) ? 'all' : reference;
    const known = reference.filter((id) => ids.includes(String(id)));
    return known.length > 0 ? known : ids.slice(0, reference.length);
  }

  /** An entry for a folder without such content, made of the schema's examples. */
  function entryInPlace(collection: string): unknown {
    const schema = itemSchema(files, `content/${collection}.schema.json`);
    const { properties = {}, required = [] } = schema;
    const entry = required.map((key) => [key, exampleOf(properties[key] ?? {}, schema)] as const);
    return fit(Object.fromEntries(entry), { schema, file: schema, isQuoted: false });
  }

  function exampleOf(
    { examples, default: fallback, enum: values, $ref }: JsonSchema,
    file: JsonSchema,
  ): unknown {
    const example = examples?.[0] ?? fallback ?? values?.[0];
    if (example !== undefined || !$ref) return example;
    const target = resolveRef($ref, file, files);
    return exampleOf(target.schema, target.file);
  }
}
