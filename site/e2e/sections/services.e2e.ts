import { expect, phone, test } from '../harness/browser-test.ts';
import { services } from '../pages/route-table.ts';

/** The titles of the service pages' banners. Source: spec section 2, "Service detail pages". */
const titles = {
  '/services/resume-writing/': 'Resume Writing',
  '/services/cover-letters/': 'Cover Letter',
  '/services/linkedIn-profile/': 'LinkedIn Profile Writing',
  '/services/career-switch/': 'LinkedIn Profile Writing',
  '/services/entry-level/': 'Entry Level Resume',
  '/services/thank-you-letter/': 'Thank You Letter',
  '/services/follow-up-letter/': 'Follow Up Letter',
  '/services/recommendation-letter/': 'Recommendation Letter',
};

const _paths = ['/services/', '/services/resume-writing/', '/services/video-resume/', '/process/', '/faqs/'];

test('eleven numbered blocks lead to their services, in order', async ({ visit }) => {
  const page = await visit('/services/');
  const blocks = page.locator('.service-list li');
  await expect(blocks.locator('.num')).toHaveText(services.map((_, at) => String(at + 1).padStart(2, '0')));
  expect(await blocks.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
    services,
  );
});

test('every part of a block is its link', async ({ visit }) => {
  const page = await visit('/services/');
  const block = page.locator('.service-list li').nth(1);
  await block.scrollIntoViewIfNeeded();
  const leads = await block.evaluate((item) =>
    ['.num', 'img', 'h3', 'p', '.round', '.round .icon'].map((part) => {
      const { x, y, width, height } = item.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return `${part} ${hit?.closest('a')?.getAttribute('href')}`;
    }),
  );
  expect(leads).toEqual(
    ['.num', 'img', 'h3', 'p', '.round', '.round .icon'].map((part) => `${part} /services/cover-letters/`),
  );
  await block.getByRole('link', { name: 'Cover Letters' }).click();
  await page.waitForURL('**/services/cover-letters/');
});

test('under the pointer a block’s arrow moves by 3 px', async ({ visit }) => {
  const page = await visit('/services/');
  const arrow = page.locator('.service-list .round .icon').first();
  const left = () => arrow.evaluate((icon) => icon.getBoundingClientRect().left);
  const before = await left();
  await page.locator('.service-list li').first().hover();
  await expect.poll(left).toBe(before + 3);
});

test.for(Object.entries(titles))('%s has the title “%s”', async ([path, title], { visit }) => {
  const page = await visit(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main > section').first()).toHaveClass(/page-banner/);
});

test('“Start Your Project” opens the lead form', async ({ visit }) => {
  const page = await visit('/services/resume-writing/');
  await page.locator('.service-intro').getByRole('link', { name: 'Start Your Project' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the headline of a service has two lines, on a desk and on a phone', async ({ visit }) => {
  for (const options of [{}, phone]) {
    const page = await visit('/services/resume-writing/', options);
    const lines = await page.locator('.service-intro h2').evaluate((heading) => {
      const { height } = heading.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
    });
    expect(lines).toBe(2);
  }
});

test('the document stands beside the words on a desk, and below them on a phone', async ({ visit }) => {
  const places = async (options: object) => {
    const page = await visit('/services/resume-writing/', options);
    const box = async (part: string) => await page.locator(`.service-intro ${part}`).first().boundingBox();
    const [words, picture] = [await box('.words'), await box('figure img')];
    if (!words || !picture) throw new Error('a part of the intro is not shown');
    return { words, picture };
  };
  const desk = await places({});
  expect(desk.picture.x).toBeGreaterThan(desk.words.x + desk.words.width);
  expect(desk.picture.y).toBeLessThan(900);
  const onPhone = await places(phone);
  expect(onPhone.picture.y).toBeGreaterThan(onPhone.words.y + onPhone.words.height);
});

test.for([
  { width: 1440, columns: 5 },
  { width: 700, columns: 4 },
  { width: 520, columns: 3 },
  { width: 390, columns: 2 },
])('ten industries stand in $columns columns at $width px', async ({ width, columns }, { visit }) => {
  const page = await visit('/services/resume-writing/', { viewport: { width, height: 844 } });
  await expect(page.locator('.industries li')).toHaveCount(10);
  expect(await page.locator('.industries ul').evaluate(columnsOf)).toBe(columns);
});

test.for([
  { width: 1440, columns: 6 },
  { width: 768, columns: 4 },
  { width: 520, columns: 3 },
  { width: 390, columns: 2 },
])('24 technologies stand in $columns columns at $width px', async ({ width, columns }, { visit }) => {
  const page = await visit('/services/web-based-resume/', { viewport: { width, height: 844 } });
  await expect(page.locator('.tech-stack li')).toHaveCount(24);
  expect(await page.locator('.tech-stack ul').evaluate(columnsOf)).toBe(columns);
});

const columnsOf = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

test('the process has its four steps', async ({ visit }) => {
  const page = await visit('/process/');
  await expect(page.locator('.process-steps ol > li h3')).toHaveText([
    'Submit Your Career Details',
    'Receive Your First Draft',
    'Review and Request Revisions',
    'Download and Start Applying',
  ]);
});

test('ten numbered questions, of which the first is open and one at a time stays so', async ({ visit }) => {
  const page = await visit('/faqs/');
  const questions = page.locator('.faqs details');
  await expect(questions.locator('.num')).toHaveText([
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'],
  ]);
  const open = () =>
    questions.evaluateAll((all) => all.flatMap((one, at) => (one.hasAttribute('open') ? [at + 1] : [])));
  expect(await open()).toEqual([1]);
  await questions.nth(4).locator('summary').click();
  expect(await open()).toEqual([5]);
  await questions.nth(4).locator('summary').click();
  expect(await open()).toEqual([]);
});
