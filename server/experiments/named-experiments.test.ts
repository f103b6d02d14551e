import { expect, test } from 'vitest';
import { endedExperiment, runningExperiment } from '../testing/experiments/sample-report.ts';
import { namedExperiments } from './named-experiments.ts';

const split = { control: 34, short: 33, none: 33 };
const titles = { control: 'Control', short: 'Short menu', none: 'No menu' };
const ended = [
  endedExperiment({ name: 'nav', route: '', titles, split }),
  endedExperiment({ name: 'lp8-price', titles: { control: 'Control', price: 'An older price' } }),
];

test('the tests behind variants have titles and letters; a running one replaces an older one', () => {
  const variants = ['', 'lp8-price:control nav:short', 'lp8-price:price', 'gone:b'];
  expect(namedExperiments({ running: [runningExperiment()], ended }, variants)).toEqual([
    {
      name: 'lp8-price',
      title: 'Price in the headline',
      route: '/lp8/',
      variants: [
        { id: 'control', letter: 'A', title: 'Control' },
        { id: 'price', letter: 'B', title: 'Price in the headline' },
      ],
    },
    {
      name: 'nav',
      title: 'nav',
      route: '',
      variants: [
        { id: 'control', letter: 'A', title: 'Control' },
        { id: 'short', letter: 'B', title: 'Short menu' },
        { id: 'none', letter: 'C', title: 'No menu' },
      ],
    },
  ]);
});
