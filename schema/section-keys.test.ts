import { expect, test } from 'vitest';
import { renderSection } from '../site/render.tsx';
import { sampleProps } from './fixtures/sample-props.ts';
import type { SectionType } from './generated/types.ts';
import { loadSchemas, sectionTypes } from './load-schemas.ts';

const files = loadSchemas();

test.each(sectionTypes(files) as SectionType[])('the view of %s reads every key of its schema', (type) => {
  expect(unreadKeys(type), `keys that site/sections/${type}/${type}.tsx does not read`).toEqual([]);
});

/** The keys whose values do not affect the rendered section when every optional key is set. */
function unreadKeys(type: SectionType): string[] {
  const { props, leaves } = sampleProps(files, type);
  const render = () => renderSection({ id: 'sample', type, props });
  const read = new Set<string>();
  for (const { path, change } of leaves) {
    let before = render();
    while (!read.has(path) && change()) {
      const after = render();
      if (after !== before) read.add(path);
      before = after;
    }
  }
  return [...new Set(leaves.map(({ path }) => path))].filter((path) => !read.has(path));
}
