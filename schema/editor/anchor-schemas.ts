import type { JsonSchema } from '../load-schemas.ts';
import type { PageAnchorValues } from './folder-values.ts';
import { enumOf } from './references.ts';
import { exactly } from './section-schemas.ts';

/**
 * Schemas that are laid over a page to check its anchors: a page is known by its route, or, if it has none of its own, by
 * what it extends. A page that is not known yet can have any anchors.
 * @returns conditions for the page, and the definitions that they refer to
 */
export function anchorSchemas(pages: PageAnchorValues[]): {
  conditions: JsonSchema[];
  defs: Record<string, JsonSchema>;
} {
  const defs: Record<string, JsonSchema> = {};
  const conditions = pages.flatMap(({ routes, bases, anchors, made }, index) => {
    const name = `anchors-${index + 1}`;
    const $ref = `#/$defs/${name}`;
    const message = 'This page has no section with this id.';
    const known = enumOf(anchors, message);
    const anchor: JsonSchema =
      made.length > 0 ? { anyOf: [known, { ...exactly(made), patternErrorMessage: message }] } : known;
    // An anchor can be anywhere on a page. Only keys that are there are described, so no other group proposes them.
    defs[name] = {
      if: { type: 'object', required: ['label', 'anchor'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
      then: { properties: { anchor } },
      additionalProperties: { $ref },
      items: { $ref },
    };
    const byRoute = { required: ['route'], properties: { route: exactly(routes) } };
    const byBase = {
      required: ['extends'],
      not: { required: ['route'] },
      properties: { extends: exactly(bases) },
    };
    const matches = [...(routes.length > 0 ? [byRoute] : []), ...(bases.length > 0 ? [byBase] : [])];
    // biome-ignore lint/suspicious/noThenProperty: `then` is the keyword of JSON Schema.
    return matches.map((condition) => ({ if: condition, then: { $ref } }));
  });
  return { conditions, defs };
}
