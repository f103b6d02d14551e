import { describe, expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { fact } from '../fixtures/fact.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { openProject } from './project.ts';

const facts = (lines: string) => {
  const folder = testFolder();
  folder.edit('site.yaml', 'burnHours: 40', `burnHours: 40\n${lines}`);
  return folder;
};
const codesOf = async ({ root }: { root: string }) =>
  (await check(root, Date.UTC(2031, 4, 1))).problems.map(({ code }) => code);

test('a number with a reason is accepted where the reason is, and nowhere else', async () => {
  const folder = facts('  curing: { value: 24, unit: hours }');
  folder.edit('home.yaml', 'heading: Poured with', 'heading: Poured 12 hours a day with');
  folder.edit('home.yaml', 'message: "Each', 'message: "In 24 hours, each');
  expect(await codesOf(folder)).toEqual(['HandwrittenNumber', 'HandwrittenNumber']);
  folder.edit('home.yaml', 'clients: [', 'allow: { ledger: Our opening hours. }\n    clients: [');
  expect(await codesOf(folder)).toEqual(['HandwrittenNumber']);
});

test('quotations and sample documents can contain any number', async () => {
  const folder = facts('  curing: { value: 24, unit: hours }');
  folder.write(
    'content/testimonials.yaml',
    'ann:\n  name: Ann\n  role: Baker\n  initials: A\n  rating: 5\n  review: It burned for 60 hours.\n  source: Post\n',
  );
  folder.edit('site.yaml', 'alt: "A candle', 'alt: "24 hours of a candle');
  expect(await codesOf(folder)).toEqual([]);
});

test('a number in the head of a page, a menu, and an email is found', async () => {
  const folder = facts('  curing: { value: 24, unit: hours }');
  folder.edit('home.yaml', 'description: Poured', 'description: In 24 hours, poured');
  folder.edit('site.yaml', 'label: Candles', 'label: Candles in 24 hours');
  folder.edit(
    'site.yaml',
    'terms: {',
    'acknowledgement: { subject: Thanks, text: We answer in 24 hours. }\nterms: {',
  );
  expect(await codesOf(folder)).toEqual(['HandwrittenNumber', 'HandwrittenNumber', 'HandwrittenNumber']);
});

test('a fact can name only a part of the terms that exists', async () => {
  expect(await codesOf(facts('  curing: { value: 24, terms: curing }'))).toEqual(['UnknownPageAnchor']);
});

describe('a saving', () => {
  const plans = (price: string) =>
    `box:\n  name: Small\n  kind: Box\n  subtitle: Ten.\n  price: ${price}\n  originalPrice: 50\n  features: [Wax]\n`;
  const open = async (own: string) => {
    const folder = facts(
      '  boxPrice: { value: 40, unit: $, counts: a box }\n  saved: { value: 20, unit: "%", saving: [box] }',
    );
    folder.write('content/plans.yaml', plans(fact('boxPrice')));
    folder.write('a.yaml', `extends: home\nroute: /a/\ntitle: Save ${fact('saved')}\n`);
    folder.write('b.yaml', `extends: a\nroute: /b/\nfacts: { ${own} }\n`);
    const project = await openProject(folder.root, 2031);
    const [plain, page] = [project.page('a'), project.page('b')];
    expect(plain.page?.head.title).toBe('Save 20%');
    return { title: page.page?.head.title, codes: page.problems.map(({ code }) => code) };
  };

  test('follows the prices of a page', async () => {
    expect(await open('boxPrice: 30')).toEqual({ title: 'Save 40%', codes: [] });
    expect(await open('season: winter')).toEqual({ title: 'Save 20%', codes: [] });
  });

  test('that a page states must hold for its prices', async () => {
    expect(await open('saved: 50')).toMatchObject({ codes: ['SavingDiffers'] });
    expect(await open('saved: 50, boxPrice: 25')).toEqual({ title: 'Save 50%', codes: [] });
  });

  test('of nothing is an error, unless the page says so', async () => {
    expect(await open('boxPrice: 60')).toMatchObject({ codes: ['NothingSaved'] });
    expect(await open('boxPrice: 60, saved: 0')).toMatchObject({ codes: [] });
  });
});

test('a mistake in a plan says nothing about what it saves', async () => {
  const folder = facts('  saved: { value: 20, unit: "%", saving: [box] }');
  const plan = 'box:\n  name: Small\n  kind: Box\n  subtitle: Ten.\n  price: 40\n  originalPrice: 50\n';
  folder.write('content/plans.yaml', `${plan}  feature: [Wax]\n`);
  expect(await codesOf(folder)).toEqual(['UnknownKey']);
  folder.write('content/plans.yaml', `${plan.replace('40', fact('burnHour'))}  features: [Wax]\n`);
  expect(await codesOf(folder)).toEqual(['UnknownFact']);
});

test('a price above the original one is not called a discount', async () => {
  const folder = facts('  boxPrice: { value: 40, unit: $, counts: a box }');
  folder.write(
    'content/plans.yaml',
    `box:\n  name: Small\n  kind: Box\n  subtitle: Ten.\n  price: ${fact('boxPrice')}\n  originalPrice: 50\n  features: [Wax]\n`,
  );
  folder.write(
    'winter.yaml',
    'route: /winter/\ntitle: W\ndescription: W.\nfacts: { boxPrice: 55 }\nsections:\n  band: { type: cta-band, heading: H, lead: L, actions: [{ label: Order, form: order, plan: box }] }\n',
  );
  const [section] = (await openProject(folder.root, 2031)).page('winter').page?.sections ?? [];
  expect(section?.props).toMatchObject({ actions: [{ price: 55 }] });
  expect(section?.props).not.toMatchObject({ actions: [{ originalPrice: 50 }] });
});

test('a page can override a price, and everything on it follows', async () => {
  const folder = facts('  boxPrice: { value: 40, unit: $, counts: a box }');
  folder.write(
    'content/plans.yaml',
    `box:\n  name: Small\n  kind: Box\n  subtitle: Ten.\n  price: ${fact('boxPrice')}\n  originalPrice: 50\n  features: ["Ten for ${fact('boxPrice')}"]\n`,
  );
  folder.write(
    'winter.yaml',
    `route: /winter/\ntitle: Winter\ndescription: Winter.\nfacts: { boxPrice: 35 }\nsections:\n  plans:\n    type: pricing-table\n    heading: Plans\n    plans: all\n    order: { label: Order, form: order, plan: box }\n`,
  );
  const project = await openProject(folder.root, Date.UTC(2031, 4, 1));
  const [section] = project.page('winter').page?.sections ?? [];
  expect(section?.props).toMatchObject({
    plans: [{ price: 35, originalPrice: 50, features: ['Ten for $35'] }],
    order: { service: 'Small Box', price: 35, originalPrice: 50 },
  });
});
