import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('keeps derived files up to date', async () => {
  const script = fileURLToPath(new URL('generate.ts', import.meta.url));
  await expect(promisify(execFile)(process.execPath, [script, '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});
