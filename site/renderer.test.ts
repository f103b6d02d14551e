import { expect, test } from 'vitest';
import * as render from './render.tsx';
import type { Renderer } from './renderer.ts';

test('render.tsx implements the renderer that the generator calls', () => {
  const renderer: Renderer = render;
  expect(renderer.fonts.serif).not.toEqual([]);
});
