import { expect, test } from 'vitest';
import { underlinedIn } from '../generator/fixtures/editor-problems.ts';

test('an editor underlines nothing in these files', () => {
  expect(underlinedIn('landing-configs')).toEqual({});
});
