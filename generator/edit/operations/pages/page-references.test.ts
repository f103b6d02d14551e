import { expect, it } from 'vitest';
import { loadSchemas } from '../../../../schema/load-schemas.ts';
import { nameReferences } from './page-references.ts';

/** The places of schemas that name a page, as paths with `*` for keys and positions. */
function placesOf(schema: unknown, path: string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('x-refers' in schema && schema['x-refers'] === 'pages') return [path.join('.')];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties')
      return Object.entries(value as object).flatMap(([name, one]) => placesOf(one, [...path, name]));
    const isMany = key === 'items' || key === 'additionalProperties' || key === 'patternProperties';
    return placesOf(value, isMany ? [...path, '*'] : path);
  });
}

it('finds every place of a page and of site.yaml where the schemas name a page', () => {
  const data = {
    extends: 'old',
    experiment: { variants: { a: { page: 'old' }, b: { page: 'other' } } },
    desk: { routes: [{ pages: ['other', 'old'] }] },
  };
  const found = nameReferences(data, 'old', 'new').map(({ path }) => path.join('.'));
  expect(found).toEqual(['extends', 'experiment.variants.a.page', 'desk.routes.0.pages.1']);
  // `experiment` is a definition of its own.
  const shapes = ['extends', 'variants.*.page', 'desk.routes.*.pages.*'];
  const places = loadSchemas().flatMap(({ schema }) => placesOf(schema));
  expect([...new Set(places)].toSorted()).toEqual(shapes.toSorted());
});
