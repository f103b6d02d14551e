import { expect, test } from 'vitest';
import { benchMemory } from './memory.ts';

test("the benchmark reads the server's memory ten times", async () => {
  const { residentMb, growth } = await benchMemory({ requests: 1000 });
  expect(residentMb).toHaveLength(10);
  for (const mb of residentMb) expect(mb).toBeGreaterThan(20);
  expect(growth).toBeGreaterThan(0);
});
