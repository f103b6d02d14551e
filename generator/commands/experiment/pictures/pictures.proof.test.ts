import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ensureChromium } from '../../../../site/e2e/chromium.ts';
import { experimentCommands } from '../../../fixtures/experiment-commands.ts';
import { orderButton, testedSite } from '../../../fixtures/tested-site.ts';
import { check } from '../../check.ts';

const { run, countPast } = experimentCommands();
const ids = ['control', 'price', 'short'];
const started = 'candle-price-2031-05-01';

it('the first screens of all variants are photographed at the start, on a phone and a desktop', async () => {
  const folder = testedSite();
  folder.write('site.yaml', folder.read('site.yaml') + orderButton);
  await countPast(1200, 60);
  await run(folder, 'plan candle-price');
  expect(await run(folder, 'start candle-price', { browser: ensureChromium() })).toMatch(
    /\nPictures of the variants are in \S+; commit them with pages\/experiments\.lock\.$/,
  );
  const { pictures, startedBy } = JSON.parse(folder.read('experiments.lock'))['candle-price'];
  expect(startedBy).toMatch(/./);
  expect(Object.keys(pictures)).toEqual(ids);
  expect(pictures.price).toEqual({
    phone: `${started}-price-phone.jpg`,
    desktop: `${started}-price-desktop.jpg`,
  });
  const pictureOf = (name: string) => readFileSync(join(folder.root, 'experiments.pictures', name));
  for (const id of ids) {
    const { phone, desktop } = pictures[id];
    const sizes = [phone, desktop].map(async (name) => {
      const { format, width, height } = await sharp(pictureOf(name)).metadata();
      return [format, width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      ['jpeg', 780, 1688],
      ['jpeg', 1440, 900],
    ]);
  }
  const phones = ids.map((id) => pictureOf(pictures[id].phone).toString('base64'));
  expect(new Set(phones).size).toBe(3);
  // A build of the folder itself would list its addresses as published.
  expect(existsSync(join(folder.root, 'routes.lock'))).toBe(false);
  expect((await check(folder.root, Date.UTC(2031, 4, 1))).problems).toEqual([]);

  // They are taken again under the same names, and go into the history.
  await run(folder, 'pictures candle-price', { browser: ensureChromium() });
  expect(readdirSync(join(folder.root, 'experiments.pictures'))).toHaveLength(6);
  await run(folder, 'stop candle-price');
  expect(JSON.parse(folder.read('experiments.history.json'))[0].pictures).toEqual(pictures);

  // Started again on the same day, it has pictures of its own, and those of the first test stay as they are.
  const before = phones.join();
  folder.edit('home.yaml', 'From $20.', 'Ours are cheaper.');
  await run(folder, 'start candle-price', { browser: ensureChromium() });
  const again = JSON.parse(folder.read('experiments.lock'))['candle-price'].pictures;
  expect(readdirSync(join(folder.root, 'experiments.pictures'))).toHaveLength(12);
  expect(ids.map((id) => pictureOf(pictures[id].phone).toString('base64')).join()).toBe(before);
  expect(pictureOf(again.price.phone)).not.toEqual(pictureOf(pictures.price.phone));
});

it('a browser that does not start costs the pictures, not the start', async () => {
  const folder = testedSite();
  await countPast(1200, 60);
  await run(folder, 'plan candle-price');
  const printed = await run(folder, 'start candle-price', { browser: '/bin/false' });
  expect(printed).toMatch(
    /\nNo pictures of the variants were taken: [^\n]+\. Try again: npm run experiment -- pictures candle-price$/,
  );
  expect(JSON.parse(folder.read('experiments.lock'))).toHaveProperty('candle-price');
  await expect(run(folder, 'pictures candle-price', { browser: '/bin/false' })).rejects.toThrow('Try again:');
});
