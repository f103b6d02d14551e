import { parseArgs } from 'node:util';
import { proveReleases } from './prove-releases.ts';

/**
 * Publishes and rolls back under load: `npm run prove -- releases [--releases 50] [--requests 100000]`. Exit code 1 if a visitor
 * gets an error, a mix of two releases, or an old page after two seconds, or if a switch takes more than one.
 */
const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '50' },
    requests: { type: 'string', default: '100000' },
  },
});
const [releases, requests] = [values.releases, values.requests].map(Number) as [number, number];
if (![releases, requests].every((value) => Number.isInteger(value) && value > 1)) {
  console.error('--releases and --requests are whole numbers above 1.');
  process.exit(2);
}
const figures = await proveReleases({ releases, requests, log: console.log });
const ms = (value: number) => `${Math.round(value)} ms`;
console.log(
  `${figures.releases} releases, ${figures.switches} switches, of ${ms(figures.longestSwitchMs)} at most`,
);
console.log(`making one took ${ms(figures.longestMakeMs)} at most`);
console.log(`${figures.requests} requests, ${figures.pages} of them for pages`);
console.log(`the last page of before was answered ${ms(figures.longestFollowMs)} after a switch`);
for (const failure of figures.failures) console.error(failure);
if (figures.failures.length > 0 || figures.longestSwitchMs > 1000) process.exitCode = 1;
