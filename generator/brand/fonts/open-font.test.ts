import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { northlight } from '../../fixtures/folders.ts';
import { openFont } from './open-font.ts';

it.each([
  ['it is not a WOFF2 file', (bytes: Buffer) => Buffer.concat([Buffer.from('OTTO'), bytes])],
  ['it is damaged', (bytes: Buffer) => bytes.subarray(0, 9000)],
  ['it is damaged', (bytes: Buffer) => bytes.subarray(0, 4)],
  ['it is not a WOFF2 file', () => Buffer.alloc(0)],
])('a file is refused because %s', async (reason, broken) => {
  expect(await openFont(broken(readFileSync(join(northlight, 'fonts/crimson-pro.woff2'))))).toBe(reason);
});
