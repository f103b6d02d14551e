import type { Page } from 'playwright';
import { expect, phone, test } from '../harness/browser-test.ts';

const state = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    file: /the-press(-640)?/.exec(video.currentSrc)?.[0],
    captions: video.textTracks[0]?.mode,
    isPaused: video.paused,
    isLoaded: video.readyState > 0,
  }));

test('a film plays by itself in the size for the screen, with captions, until it is paused', async ({
  visit,
}) => {
  const page = await visit('/evening/', { ...phone, reducedMotion: 'no-preference', pictures: true });
  await expect(page.locator('.film .caption')).toHaveText(/^(The sheet|It comes)/);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(await state(page)).toEqual({
    file: 'the-press-640',
    captions: 'hidden',
    isPaused: true,
    isLoaded: true,
  });
});

test('a visitor who asks for less motion or less data starts the film', async ({ visit }) => {
  const saveData = (page: Page) =>
    page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  for (const options of [
    { reducedMotion: 'reduce' as const },
    { reducedMotion: 'no-preference' as const, before: saveData },
  ]) {
    const page = await visit('/evening/', { ...options, pictures: true });
    await page.locator('.film[data-awake]').waitFor();
    const play = page.getByRole('button', { name: 'Play the film' });
    expect(await state(page)).toMatchObject({ isLoaded: false, isPaused: true });
    await play.click();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    expect(await state(page)).toMatchObject({ file: 'the-press', isPaused: false });
  }
});
