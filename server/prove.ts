/**
 * Runs a long load run or simulation by name: `npm run prove -- durability --rounds 20`. Exit code 1 if a proof
 * fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const proofs: Record<string, () => Promise<{ main: (args: string[]) => Promise<number> }>> = {
  durability: () => import('./durability/prove.ts'),
  desk: () => import('./desk/prove/prove.ts'),
  mail: () => import('./desk/mail/prove/prove.ts'),
  chat: () => import('./chat/prove/prove.ts'),
  views: () => import('./numbers/prove/prove-views.ts'),
  numbers: () => import('./numbers/prove/prove-page.ts'),
  experiments: async () => ({
    main: () => runFullSize('server/experiments/prove/experiments.proof.test.ts'),
  }),
  delivery: () => import('./outage/prove.ts'),
  database: () => import('./outage/database.ts'),
  authors: async () => ({ main: (args) => runScript('generator/studio/drafts/prove/prove.ts', args) }),
  edits: async () => ({ main: (args) => runScript('generator/edit/prove/prove.ts', args) }),
  releases: async () => ({ main: (args) => runScript('generator/releases/prove/prove.ts', args) }),
};

/** Runs a proof of another folder, which the server does not import. @returns its exit code */
async function runScript(script: string, args: string[]): Promise<number> {
  const path = join(import.meta.dirname, '..', script);
  const [code] = (await once(spawn(process.execPath, [path, ...args], { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  return code ?? 1;
}

/** Runs a proof of the test suite at its full size. @returns its exit code */
async function runFullSize(test: string): Promise<number> {
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const env = { ...process.env, EXPERIMENTS: '20' };
  const options = { stdio: 'inherit', env } as const;
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'proof', test], options);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (!load) {
  console.error(
    `Usage: npm run prove -- NAME [options]\n\nNAME is one of: ${Object.keys(proofs).join(', ')}.`,
  );
  process.exitCode = 2;
} else process.exitCode = await (await load()).main(args);
