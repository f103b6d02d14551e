import { expect, test } from 'vitest';
import { fact } from '../fixtures/fact.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { openProject } from '../project/project.ts';

const plan = (lines: string) => `name: Small\n  kind: Box\n  subtitle: Ten.\n  features: [Wax]\n  ${lines}\n`;
const nurses = (price: string) =>
  `{ id: nurses, name: Night, kind: Shift, subtitle: Ten., price: ${price}, originalPrice: 60, features: ["From ${fact('season')}"] }`;
const sections = (plans: string) => `sections:
  plans:
    type: pricing-table
    heading: Plans
    plans: ${plans}
    order: { label: Order, form: order }
  band:
    type: cta-band
    heading: Soon.
    lead: Now.
    actions: [{ label: For nurses, form: order, plan: nurses }]
`;
const page = (route: string, rest: string) => `route: ${route}\ntitle: T\ndescription: D.\n${rest}`;

async function open(files: Record<string, string>) {
  const folder = testFolder();
  folder.write('content/plans.yaml', `box:\n  ${plan('price: 40\n  originalPrice: 50')}`);
  for (const [path, text] of Object.entries(files)) folder.write(path, text);
  const project = await openProject(folder.root, 2031);
  const props = (name: string, id: string) => {
    const { page, problems } = project.page(name);
    if (!page) throw new Error(folder.shown(problems));
    return page.sections.find((section) => section.id === id)?.props as Record<string, object[]>;
  };
  return { props, codes: (name: string) => project.page(name).problems.map(({ code }) => code) };
}

test('an action orders an entry that another section of the page contains in place', async () => {
  const { props } = await open({
    'nurses.yaml': page('/nurses/', sections(`[box, ${nurses('30')}]`)),
    'all.yaml': page(
      '/all/',
      sections('all').replace('For nurses, form: order, plan: nurses', 'All, form: order'),
    ),
  });
  expect(props('nurses', 'plans').plans).toMatchObject([
    { id: 'box', price: 40 },
    { id: 'nurses', price: 30, features: ['From spring'] },
  ]);
  expect(props('nurses', 'band').actions).toMatchObject([
    { service: 'Night Shift', price: 30, originalPrice: 60 },
  ]);
  expect(props('all', 'plans').plans).toMatchObject([{ id: 'box' }]);
});

test('a section that pages share orders the entry of each page', async () => {
  const variant = (name: string, price: string) =>
    `extends: nurses\nroute: /${name}/\nsections: { plans: { plans: [${nurses(price)}] } }\n`;
  const { props, codes } = await open({
    'nurses.yaml': page('/nurses/', sections(`[${nurses('30')}]`)),
    'days.yaml': variant('days', '25'),
    'none.yaml': 'extends: nurses\nroute: /none/\nsections: { plans: { plans: all } }\n',
  });
  expect(props('nurses', 'band').actions).toMatchObject([{ price: 30 }]);
  expect(props('days', 'band').actions).toMatchObject([{ price: 25 }]);
  expect(codes('none')).toEqual(['UnknownContent']);
});

test('an entry without an id has one made from its first text, unlike all others', async () => {
  const questions = ['Parking', 'Is it far?', 'Is it far?'].map(
    (question, at) => `{ question: "${question}", answer: No ${at}. }`,
  );
  const { props } = await open({
    'far.yaml': page(
      '/far/',
      `sections: { faqs: { type: faqs, heading: Q, items: [parking, ${questions.join(', ')}] } }`,
    ),
  });
  expect(props('far', 'faqs').items?.map((item) => ('id' in item ? item.id : ''))).toEqual([
    'parking',
    'parking-2',
    'is-it-far',
    'is-it-far-2',
  ]);
});

test('all entries can be shown except some', async () => {
  const { props } = await open({
    'few.yaml':
      'extends: home\nroute: /few/\nsections: { questions: { items: { all: true, except: [parking] } } }\n',
  });
  expect(props('few', 'questions').items).toMatchObject([{ id: 'burning' }, { id: 'heating' }]);
});
