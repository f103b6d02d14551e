/**
 * Takes screenshots of the whole product, to review it in a minute:
 * `npm run shots [-- --dist dist] [--out .cache/shots] [--only lp8] [--widths 390,1440]
 * [--forced-colors] [--large-text] [--other-brand]`
 *
 * Every route in full at 320, 390, 768, 1440, and 1920 px, and every state of `site/e2e/states` at 390, 768, and
 * 1440 px: each as a PNG, and all of a width on one contact sheet. `--other-brand` shows the company that the tests derive
 * from this one.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sitePages } from '../../../generator/fixtures/site-pages.ts';
import { ensureChromium, launchChromium } from '../chromium.ts';
import { buildOtherBrand } from '../other-brand/project.ts';
import { openScene } from '../states/scene.ts';
import { fits } from '../states/state.ts';
import { portalVisits, publicVisits } from '../states/states.ts';
import { contactSheet, type Shot } from './contact-sheet.ts';
import { photographRoute, photographState } from './photograph.ts';

const widths = {
  routes: [320, 390, 768, 1440, 1920],
  states: [390, 768, 1440],
};

/** The layout of a contact sheet: headings are legible, and a wide screen shows a whole row. */
const layouts: Record<number, { width: number; columns: number }> = {
  320: { width: 200, columns: 14 },
  390: { width: 220, columns: 14 },
  768: { width: 300, columns: 10 },
  1440: { width: 480, columns: 7 },
  1920: { width: 480, columns: 7 },
};

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: '.cache/shots' },
    only: { type: 'string', default: '' },
    widths: { type: 'string' },
    'forced-colors': { type: 'boolean', default: false },
    'large-text': { type: 'boolean', default: false },
    'other-brand': { type: 'boolean', default: false },
  },
});

const chosen = values.widths?.split(',').map(Number);
const needs = { forcedColors: values['forced-colors'], largeText: values['large-text'] };
const isWanted = (name: string) => name.includes(values.only);
const folder = mkdtempSync(join(tmpdir(), 'shots-'));
const other = values['other-brand'] ? await buildOtherBrand() : undefined;
const dist = other?.dist ?? values.dist;
const browser = await launchChromium(ensureChromium());
const faults: string[] = [];

try {
  await using scene = await openScene(folder, dist);
  const takes = {
    routes: (width: number) =>
      sitePages(dist)
        .map(({ path }) => path)
        .filter(isWanted)
        .map((path) => ({
          label: path,
          take: () => photographRoute(browser, scene.full.url, path, { width, needs }),
        })),
    states: (width: number) =>
      [...publicVisits, ...portalVisits]
        .flatMap((visit) => visit.states.map((state) => [visit, state] as const))
        .filter(([, state]) => fits(state, width) && isWanted(state.name))
        .map(([visit, state]) => ({
          label: state.name,
          take: () => photographState(browser, scene, [visit, state], { width, needs }),
        })),
  };
  for (const kind of ['routes', 'states'] as const)
    for (const width of widths[kind].filter((width) => !chosen || chosen.includes(width))) {
      const shots = await takeAll(takes[kind](width));
      if (shots.length === 0) continue;
      const place = join(values.out, `${kind}-${width}`);
      mkdirSync(place, { recursive: true });
      for (const { label, png } of shots) writeFileSync(join(place, `${fileName(label)}.png`), png);
      writeFileSync(`${place}.png`, await contactSheet(shots, layouts[width] ?? { width: 300, columns: 8 }));
      console.log(`${place}.png: ${shots.length} ${kind} at ${width} px`);
    }
} finally {
  await browser.close();
  other?.project.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Takes pictures two at a time. Failures are reported at the end, because the other pictures are still useful. */
async function takeAll(all: { label: string; take: () => Promise<Buffer> }[]): Promise<Shot[]> {
  const shots: (Shot | undefined)[] = [];
  const queue = [...all.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [at, { label, take }] = next;
      try {
        shots[at] = { label, png: await take() };
      } catch (error) {
        faults.push(`${label}: ${error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  return shots.filter((shot) => shot !== undefined);
}

function fileName(label: string): string {
  return label === '/' ? 'home' : label.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
}
