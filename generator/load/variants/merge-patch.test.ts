import { describe, expect, it } from 'vitest';
import { frozen } from '../../fixtures/frozen.ts';
import { mergePatch } from './merge-patch.ts';

/** The test cases of RFC 7386, appendix A: original, patch, and result. */
const appendix: [unknown, unknown, unknown][] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe('a merge patch', () => {
  it.each(appendix)('%j patched with %j is %j', (original, patch, result) => {
    expect(mergePatch(frozen(original), frozen(patch))).toEqual(result);
  });

  it('keeps the identity of unpatched objects', () => {
    const base = { same: { a: 1 }, changed: { b: 1, list: [1] } };
    const merged = mergePatch(base, { changed: { b: 2 } }) as typeof base;
    expect(merged.same).toBe(base.same);
    expect(merged.changed).not.toBe(base.changed);
    expect(merged.changed.list).toBe(base.changed.list);
  });

  it('cannot change a prototype', () => {
    const merged = mergePatch({ a: 1 }, JSON.parse('{"__proto__": {"isAdmin": true}}')) as {
      isAdmin?: boolean;
    };
    expect(merged.isAdmin).toBeUndefined();
    expect(merged).toEqual({ a: 1 });
  });
});
