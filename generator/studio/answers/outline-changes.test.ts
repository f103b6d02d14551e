import { expect, it } from 'vitest';
import { withChanges } from './outline-changes.ts';

const section = (id: string) => ({ id, type: 'prose', name: id, file: 'a.yaml', line: 1 });

it('says what happened to each section since the page was published', () => {
  const published = { sections: { a: { n: 1 }, gone: {}, b: {}, c: {}, d: {} } };
  const data = { sections: { d: {}, a: { n: 2 }, b: {}, new: {}, c: {} } };
  const outline = withChanges(Object.keys(data.sections).map(section), data, published);
  expect(Object.fromEntries(outline.map(({ id, change }) => [id, change]))).toEqual({
    ...{ a: 'changed', b: undefined, c: undefined, d: 'moved up', new: 'added' },
  });
  const moved = withChanges(['b', 'c', 'a'].map(section), { sections: { b: {}, c: {}, a: {} } }, published);
  expect(moved.map(({ change }) => change)).toEqual([undefined, undefined, 'moved down']);
  expect(withChanges([section('a')], data, null)).toEqual([section('a')]);
});
