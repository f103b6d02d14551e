/**
 * Photographs the examples of the gallery for the reference: `npm run section-pictures [-- TYPE ...]`. Only this command writes
 * the pictures; tests check that every section type has one.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadSchemas, sectionTypes } from '../../../schema/load-schemas.ts';
import { sectionPictures } from '../../../schema/reference/section-picture.ts';
import { ensureChromium, launchChromium } from '../../../site/e2e/chromium.ts';
import { dev } from '../../commands/dev.ts';
import { defaultConfigs } from '../../paths.ts';
import { exampleTime } from './open-gallery.ts';

/** Sections are photographed at the width of a desktop, and shown at half of it. */
const window = { width: 1280, height: 800 };
const width = 640;

/** Longer sections are cut, in pixels of the window. */
const maxHeight = 1400;

const all = sectionTypes(loadSchemas());
const wanted = process.argv.slice(2);
const server = await dev({ configs: defaultConfigs, port: 0 });
const browser = await launchChromium(ensureChromium());
mkdirSync(sectionPictures, { recursive: true });
try {
  const page = await browser.newPage({ viewport: window, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(exampleTime);
  for (const type of all.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    await page.goto(new URL(`/__sections/${type}`, server.url).href, { waitUntil: 'networkidle' });
    const section = page.locator(`#${type}`);
    await section.locator('img').evaluateAll(async (images) => {
      for (const image of images) image.setAttribute('loading', 'eager');
      await Promise.all(
        images.map((image) => (image as unknown as { decode: () => Promise<void> }).decode().catch(() => {})),
      );
    });
    const { height = 0 } = (await section.boundingBox()) ?? {};
    await page.setViewportSize({ ...window, height: Math.ceil(Math.min(maxHeight, Math.max(height, 200))) });
    const png = await page.screenshot({
      clip: { x: 0, y: 0, width: window.width, height: Math.min(height, maxHeight) },
    });
    await page.setViewportSize(window);
    const webp = await sharp(png).resize({ width }).webp({ quality: 60, effort: 6 }).toBuffer();
    writeFileSync(join(sectionPictures, `${type}.webp`), webp);
    console.log(`${type}.webp ${Math.round(webp.length / 1024)} kB`);
  }
  for (const name of readdirSync(sectionPictures))
    if (!all.includes(name.replace(/\.webp$/, ''))) rmSync(join(sectionPictures, name));
} finally {
  await browser.close();
  await server.close();
}
const bytes = readdirSync(sectionPictures).map((name) => statSync(join(sectionPictures, name)).size);
console.log(`${bytes.length} pictures, ${Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1024)} kB`);
