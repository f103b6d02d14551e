import { expect, it } from 'vitest';
import type { PlacedWindow, Window } from '../../schedule/windows.ts';
import { checkEarlyLinks } from './check-early-links.ts';
import type { RoutedPage } from './routed-page.ts';

const at = (time: number) => ({ at: time, zone: 'America/Chicago' });
const now = 10;
const sale: RoutedPage = { name: 'sale', route: '/sale/', ...linksTo([]), window: { from: at(20) } };

function linksTo(links: string[], windows: PlacedWindow[] = []) {
  const written = links.map((link, index) => ({ link, path: ['sections', 'offer', index, 'link'] }));
  const text = `sections: { offer: [${links.map((link) => `{ link: ${link} }`).join(', ')}] }`;
  const files = [{ file: 'home.yaml', text }];
  return { links, written: () => ({ files, links: written, schedule: { windows } }) };
}

function found(
  links: string[],
  { own, windows }: { own?: Window; windows?: PlacedWindow[] } = {},
  to = [sale],
) {
  const home = { name: 'home', route: '/', ...linksTo(links, windows), ...(own && { window: own }) };
  return checkEarlyLinks([home, ...to], now).map(({ line, column }) => `${line}:${column}`);
}

it('reports links to a page that has not begun, whatever follows its route', () => {
  expect(found(['/sale/', '/', '/sale?a=1#b', 'https://sale.example/sale/'])).toEqual(['1:29', '1:60']);
});

it('accepts links that appear with the page, or never', () => {
  const link = ['/sale/'];
  const inSection = (window: Window) => [{ path: ['sections', 'offer'], ...window }];
  expect(found(link, { own: { from: at(20) } })).toEqual([]);
  expect(found(link, { windows: inSection({ from: at(20) }) })).toEqual([]);
  expect(found(link, { windows: inSection({ until: at(10) }) })).toEqual([]);
  expect(found(link, { own: { until: at(15) }, windows: inSection({ from: at(15) }) })).toEqual([]);
  expect(found(link, { windows: inSection({ from: at(19) }) })).toHaveLength(1);
  expect(found(link, { windows: [{ path: ['sections', 'other'], from: at(20) }] })).toHaveLength(1);
});

it('accepts links to an address that has a page, or leads on from one that has ended', () => {
  const always = { name: 'shop', route: '/sale/', ...linksTo([]) };
  const ended = { ...always, window: { until: at(5) } };
  expect(found(['/sale/'], {}, [sale, always])).toEqual([]);
  expect(found(['/sale/'], {}, [sale, ended])).toEqual([]);
  expect(found(['/sale/'], {}, [{ ...sale, window: { from: at(5) } }])).toEqual([]);
});
