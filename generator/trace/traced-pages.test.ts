import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { northlight, smallSite } from '../fixtures/folders.ts';
import { may, timedSite } from '../fixtures/timed-site.ts';
import { valueAt } from './places/value-at.ts';
import {
  createTestTracer,
  lineOf,
  placesAt,
  type TracedFolder,
  withoutPlaces,
} from './testing/open-traced.ts';

let open: Awaited<ReturnType<typeof createTestTracer>>;
let largeSite: TracedFolder;
beforeAll(async () => {
  open = await createTestTracer();
  largeSite = await open(northlight);
});

const { root: timed } = timedSite();

function expectSamePages({ project, trace, original }: TracedFolder): void {
  for (const page of project.folder.pages.keys())
    expect(withoutPlaces(trace(page).html ?? '') === original(page), page).toBe(true);
}

test('without its places, every page is that of a build: with every type of section', () => {
  expectSamePages(largeSite);
});

test.each([
  ['of the small site', smallSite, may(1)],
  ['of a site that changes with time', timed, may(4)],
  ['of it later', timed, may(8)],
])('without its places, every page is that of a build: %s', async (_name, root, now) => {
  expectSamePages(await open(root, now));
});

test('every place is written, has the text of its file, and is known to be shown by its page', () => {
  const { project, trace, showings } = largeSite;
  const dataOf = new Map<string, unknown>();
  const read = (file: string) => parse(readFileSync(join(northlight, file), 'utf8'));
  for (const page of project.folder.pages.keys())
    for (const place of trace(page).places) {
      const { kind, file, path, text } = place;
      if (kind === 'default' || file.startsWith('data/')) continue;
      const written = valueAt(dataOf.getOrInsertComputed(file, read), path);
      expect(written === undefined, lineOf(place)).toBe(false);
      if (text !== undefined) expect(text).toBe(String(valueAt(written, ['value']) ?? written));
      const isShown = showings.of(place).some((one) => one.page === page);
      expect(isShown, `${page} ${lineOf(place)}`).toBe(true);
    }
});

test('an amount has its place, and that of the fact that states it', () => {
  const traced = largeSite.trace('pricing');
  const places = placesAt(traced, '#plans li:first-child .now');
  expect(places.map(lineOf)).toEqual([
    'content content/plans.yaml starter.price',
    'fact site.yaml facts.fromPrice',
  ]);
  expect(places[0]).not.toHaveProperty('text');
  expect(placesAt(traced, '#plans li:nth-child(2) .now')).toHaveLength(1);
});
