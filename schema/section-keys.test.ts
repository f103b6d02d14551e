import { expect, test } from 'vitest';
import { renderSection } from '../site/render.tsx';
import { sampleProps } from './fixtures/sample-props.ts';
import type { SectionType } from './generated/types.ts';
import { loadSchemas, sectionTypes } from './load-schemas.ts';

const files = loadSchemas();

/** Optional keys that replace others: those are read only without them. */
const replacing: Partial<Record<SectionType, string[]>> = {
  'banner-hero': ['sheets'],
  hero: ['film', 'picture'],
};

test.each(sectionTypes(files) as SectionType[])('the view of %s reads every key of its schema', (type) => {
  const keys = replacing[type] ?? [];
  let unread = unreadKeys(type);
  for (const at of keys.keys()) {
    const without = keys.slice(0, at + 1);
    const others = unreadKeys(type, without);
    unread = unread.filter((path) => others.includes(path) || isPartOf(path, without));
  }
  expect(unread, `keys that site/sections/${type}/${type}.tsx does not read`).toEqual([]);
});

/** The keys whose values do not affect the rendered section when every optional key is set. */
function unreadKeys(type: SectionType, without: string[] = []): string[] {
  const { props, leaves: all } = sampleProps(files, type);
  for (const key of without) Reflect.deleteProperty(props, key);
  const leaves = all.filter(({ path }) => !isPartOf(path, without));
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

const isPartOf = (path: string, keys: string[]) => keys.includes(path.split('.', 1)[0] ?? '');
