import { expect, test } from '../harness/browser-test.ts';
import { pass, wakeSection } from '../harness/still-page.ts';

/** The section's `until`: 17:00 Central, in daylight saving time. */
const end = Date.UTC(2090, 2, 20, 22);

test('the countdown ticks to its end, and only the end is announced', async ({ visit }) => {
  const page = await visit('/samples/', { before: (page) => page.clock.install({ time: end - 3_700_000 }) });
  await page.clock.pauseAt(end - 3_662_000);
  await wakeSection(page, 'countdown');
  const clock = page.getByRole('timer', { name: 'Time left' });
  const status = page.locator('#countdown').getByRole('status');
  await expect(clock).toHaveText('00 days01 hour01 minute02 seconds');
  await pass(page, 1000);
  await expect(clock).toHaveText('00 days01 hour01 minute01 second');
  await expect(status).toBeEmpty();
  await pass(page, 3_661_000);
  await expect(clock).toHaveText('00 days00 hours00 minutes00 seconds');
  await expect(status).toHaveText('The time is over.');
  await expect(page.getByText(/^Ended /)).toBeVisible();
});
