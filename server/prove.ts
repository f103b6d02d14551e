/**
 * Runs a long load run or simulation by name: `npm run prove -- durability --rounds 20`. Exit code 1 if a proof
 * fails.
 */
const proofs: Record<string, () => Promise<{ main: (args: string[]) => Promise<number> }>> = {
  durability: () => import('./durability/prove.ts'),
  desk: () => import('./desk/prove/prove.ts'),
  mail: () => import('./desk/mail/prove/prove.ts'),
  chat: () => import('./chat/prove/prove.ts'),
  views: () => import('./numbers/prove/prove.ts'),
  delivery: () => import('./outage/prove.ts'),
  database: () => import('./outage/database.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
if (!load) {
  console.error(
    `Usage: npm run prove -- NAME [options]\n\nNAME is one of: ${Object.keys(proofs).join(', ')}.`,
  );
  process.exitCode = 2;
} else process.exitCode = await (await load()).main(args);
