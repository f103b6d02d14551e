import { expect, test } from 'vitest';
import { figureText } from './figure-text.ts';

test.each([
  ['', 'Leads'],
  ['page=/lp8/&variants=lp8-price:b', 'Leads of /lp8/ with lp8-price:b'],
  ['step=paid&page=', 'Leads who paid without a page'],
  ['source=Google+Ads&campaign=spring&device=phone', 'Leads from Google Ads in “spring” on a phone'],
  ['variant=lp8-price:b', 'Leads with lp8-price:b'],
  ['page=/lp8/&variants=', 'Leads of /lp8/ without a test'],
])('the list of %s is named', (query, text) => expect(figureText(new URLSearchParams(query))).toBe(text));
