import { expect, it } from 'vitest';
import { check } from '../commands/check.ts';
import { warned } from '../fixtures/mistakes/warning-cases.ts';
import { testFolder } from '../fixtures/test-folder.ts';

it('names a linked page with another price, and accepts one with the same', async () => {
  const folder = testFolder();
  warned.OtherPrice?.(folder);
  const found = async () =>
    (await check(folder.root, Date.UTC(2031, 4, 1))).warnings.map(({ message }) => message);
  expect(await found()).toEqual([
    'This page says $20 (its fact "boxPrice"), but links to /, which says $24.',
  ]);
  folder.edit('home.yaml', 'service:', 'facts: { boxPrice: 20.00 }\nservice:');
  expect(await found()).toEqual([]);
});
