import { expect, test } from 'vitest';
import { renderSection } from '../site/render.tsx';
import { sampleProps } from './fixtures/sample-props.ts';
import type { SectionType } from './generated/types.ts';
import { loadSchemas, sectionTypes } from './load-schemas.ts';

const files = loadSchemas();

/** Keys that are read only without another one, which replaces them. */
const replaced: Partial<Record<SectionType, { key: string; by: string }>> = {
  'banner-hero': { key: 'banners', by: 'sheets' },
};

test.each(sectionTypes(files) as SectionType[])('the view of %s reads every key of its schema', (type) => {
  const { key, by } = replaced[type] ?? {};
  const unread = unreadKeys(type).filter((path) => path !== key || unreadKeys(type, by).includes(path));
  expect(unread, `keys that site/sections/${type}/${type}.tsx does not read`).toEqual([]);
});

/** The keys whose values do not affect the rendered section when every optional key is set. */
function unreadKeys(type: SectionType, without = ''): string[] {
  const { props, leaves } = sampleProps(files, type);
  Reflect.deleteProperty(props, without);
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
