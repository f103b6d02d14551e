import { expect, it } from 'vitest';
import { pictureNames } from './picture-names.ts';

const started = '2031-05-01';
const one = { name: 'candle-price', started, id: 'price' };

it('pictures are named after the experiment, its first day, and the variant', () => {
  const others = [
    { name: 'candle-price', started: '2031-04-30' },
    { name: 'candle', started },
  ];
  expect(pictureNames(one, others)).toEqual({
    phone: 'candle-price-2031-05-01-price-phone.jpg',
    desktop: 'candle-price-2031-05-01-price-desktop.jpg',
  });
});

it('an experiment that is started again on the same day leaves the pictures of those before it as they are', () => {
  const earlier = { name: 'candle-price', started };
  expect(pictureNames(one, [earlier]).phone).toBe('candle-price-2031-05-01.2-price-phone.jpg');
  expect(pictureNames(one, [earlier, earlier]).phone).toBe('candle-price-2031-05-01.3-price-phone.jpg');
});
