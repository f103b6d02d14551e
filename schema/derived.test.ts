import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

it.each(['generate.ts', 'generate-api-types.ts'])(
  'what %s derives from the schemas is fresh',
  async (name) => {
    await expect(promisify(execFile)(process.execPath, [script(name), '--check'])).resolves.toMatchObject({
      stderr: '',
    });
  },
);
