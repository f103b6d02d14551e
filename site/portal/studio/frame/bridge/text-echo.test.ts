import { expect, it } from 'vitest';
import { createTextEcho } from './text-echo.ts';

it('late echoes of one’s own typing change nothing', () => {
  const echo = createTextEcho('a');
  for (const text of ['ab', 'abc', 'abcd']) echo.sent(text);
  expect(['ab', 'abc', 'abcd'].map(echo.receive)).toEqual([false, false, false]);
});

it('answers to something else change nothing', () => {
  const echo = createTextEcho('a');
  echo.sent('ab');
  expect(echo.receive('a')).toBe(false);
});

it('a text of others is shown when nothing typed is on its way', () => {
  const echo = createTextEcho('a');
  expect(echo.receive('b')).toBe(true);
  echo.sent('bc');
  expect(echo.receive('bc')).toBe(false);
  expect(echo.receive('x')).toBe(true);
});

it('undoing goes back to a text that was sent before', () => {
  const echo = createTextEcho('a');
  echo.sent('ab');
  echo.sent('abc');
  expect(echo.receive('abc')).toBe(false);
  expect(echo.receive('ab')).toBe(true);
  expect(echo.receive('a')).toBe(true);
});

it('a text of others waits while something typed is on its way', () => {
  const echo = createTextEcho('a');
  echo.sent('ab');
  expect(echo.receive('x')).toBe(false);
});
