/**
 * Measures writing alone: writes the bytes of built pages to another folder with plain `fs` calls. It runs in its own
 * process: `node generator/bench/plain-writes.ts BUILT PREFIX OUT` prints the times as JSON.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startClock } from './clock.ts';

const [built = '', prefix = '', out = ''] = process.argv.slice(2);
const names = readdirSync(built).filter((name) => name.startsWith(prefix));
// Writes a few hundred pages repeatedly: thousands might not fit in memory.
const pages = names.slice(0, 200).map((name) => readFileSync(join(built, name, 'index.html')));

const elapsed = startClock();
names.forEach((name, index) => {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), pages[index % pages.length] ?? '');
});
console.log(JSON.stringify(elapsed()));
