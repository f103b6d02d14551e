/**
 * Writing alone: reads pages that were built, then writes the same bytes to another folder with plain `fs` calls. Run as a
 * process of its own: `node generator/bench/plain-writes.ts BUILT PREFIX OUT` prints its times as JSON.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startClock } from './clock.ts';

const [built = '', prefix = '', out = ''] = process.argv.slice(2);
const names = readdirSync(built).filter((name) => name.startsWith(prefix));
// A few hundred are held in memory and written again and again: all of thousands would not fit everywhere.
const pages = names.slice(0, 200).map((name) => readFileSync(join(built, name, 'index.html')));

const elapsed = startClock();
names.forEach((name, index) => {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), pages[index % pages.length] ?? '');
});
console.log(JSON.stringify(elapsed()));
