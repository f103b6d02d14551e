import { describe, expect, it } from 'vitest';
import type { Path } from '../errors/finding.ts';
import { EditError, type EditReason } from './edit-error.ts';
import { removeValue, setValue } from './edits.ts';

function refusal(run: () => unknown): Pick<EditError, 'reason' | 'message' | 'places' | 'path'> {
  try {
    run();
  } catch (error) {
    if (error instanceof EditError) return error;
    throw error;
  }
  throw new Error('The edit was not refused.');
}

describe('an edit is refused', () => {
  it.each<[EditReason, string, string, Path]>([
    ['syntax', 'a file that does not parse', 'a: "open\nb: 1\n', ['b']],
    ['tabs', 'a file indented with tabs', 'a:\n\tb: 1\n', ['a']],
    ['duplicate-key', 'a key that is there twice', 'a: 1\na: 2\n', ['a']],
    ['several-documents', 'a file with two documents', 'a: 1\n---\nb: 2\n', ['a']],
    ['yaml-version', 'a file in YAML 1.1', '%YAML 1.1\n---\na: yes\n', ['a']],
    ['not-a-mapping', 'an empty file', '', ['a']],
    ['missing', 'a path that does not exist', 'a: 1\n', ['b', 'c']],
    ['missing', 'a position after the end of a list', 'a: [1]\n', ['a', 2]],
    ['scalar', 'a path through a single value', 'a: 1\n', ['a', 'b']],
    ['alias', 'a path through an alias', 'a: &x { b: 1 }\nc: *x\n', ['c', 'b']],
    ['anchor', 'a path through an anchored value', 'a: &x { b: 1 }\nc: *x\n', ['a', 'b']],
    ['anchor', 'an anchored value that others use', 'a: &x 1\nc: *x\n', ['a']],
    ['anchor', 'the only alias of an anchor', 'a: &x 1\nc: *x\n', ['c']],
    ['merge-key', 'a mapping with a merge key', 'a: &x { b: 1 }\nc:\n  <<: *x\n  d: 1\n', ['c', 'd']],
    ['unsupported', 'a key in a list', 'a: [b: 1]\n', ['a', 0, 'b']],
    ['unsupported', 'the whole file', 'a: 1\n', []],
  ])('%s: %s', (reason, _name, source, path) => {
    expect(refusal(() => setValue(source, path, 'new')).reason).toBe(reason);
  });

  it('because YAML cannot contain the value', () => {
    expect(refusal(() => setValue('a: 1\n', ['a'], { b: [undefined] }))).toMatchObject({
      reason: 'value',
      path: ['a', 'b', 0],
    });
  });

  it('because the removed value is used elsewhere', () => {
    expect(refusal(() => removeValue('a:\n  b: &x 1\nc: *x\n', ['a'])).reason).toBe('anchor');
    expect(refusal(() => removeValue('a: 1\n', ['b'])).reason).toBe('missing');
  });

  it('with the path, all places that share the value, and what to do', () => {
    const { message, places } = refusal(() => setValue('a: &x { b: 1 }\nc: [2, *x]\n', ['c', 1, 'b'], 3));
    expect(places).toEqual(['a', 'c[1]']);
    expect(message).toMatchInlineSnapshot(
      `"c[1].b is inside a value that several places share by the anchor &x: a, c[1]. Write the value out in one of them first."`,
    );
  });
});
