import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../../schema/api/attribution.schema.json' with { type: 'json' };
import { attributionFromUrl, readAttribution } from './attribution.ts';

const touch = {
  at: '2026-03-02T09:30:00.000Z',
  landingPage: '/lp8/',
  referrer: 'https://news.example/7',
  params: { utm_source: 'mail', gclid: 'Cj0' },
};
const isAttribution = new Ajv2020().compile(schema);

test('what the site sends is stored unchanged', () => {
  expect(readAttribution({ first: touch, last: touch })).toEqual({ first: touch, last: touch });
  expect(readAttribution({ last: touch })).toEqual({ last: touch });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'utm_source=mail'],
  ['a number', 7],
  ['a list', [touch]],
  ['an empty object', {}],
  ['touches that are texts', { first: 'mail', last: 7 }],
  ['touches that are lists', { first: [touch], last: [] }],
  ['a touch without a time', { first: { ...touch, at: undefined } }],
  ['a time that is none', { first: { ...touch, at: 'yesterday' } }],
  ['a time that is a number', { first: { ...touch, at: 1e12 } }],
  ['a time after all calendars', { first: { ...touch, at: '+275760-09-13T00:00:00.000Z' } }],
  ['a touch without a page', { first: { ...touch, landingPage: undefined } }],
  ['a page elsewhere', { first: { ...touch, landingPage: 'https://other.example/' } }],
])('%s is not an attribution', (_name, value) => {
  expect(readAttribution(value)).toBeNull();
});

test.each([
  ['a referrer that runs', { referrer: 'javascript:alert(1)' }, { referrer: '' }],
  ['a referrer with a query', { referrer: 'https://a.example/b?c=d#e' }, { referrer: 'https://a.example/b' }],
  ['a referrer that is an object', { referrer: { length: 3 } }, { referrer: '' }],
  ['a page with a query', { landingPage: '/lp8/?email=a@b.example' }, { landingPage: '/lp8/' }],
  ['control characters', { params: { gclid: 'a\u0000\u001b[31m\r\nb' } }, { params: { gclid: 'a [31m b' } }],
  ['a list of parameters', { params: ['utm_source', 'mail'] }, { params: {} }],
  [
    'parameters of other kinds',
    { params: { utm_source: { a: 1 }, gclid: ['x'], fbclid: 7 } },
    { params: {} },
  ],
  ['parameters of other names', { params: { password: 'x', UTM_SOURCE: 'x' } }, { params: {} }],
])('%s is cut, and the rest is kept', (_name, given, kept) => {
  expect(readAttribution({ last: { ...touch, ...given } })).toEqual({ last: { ...touch, ...kept } });
});

test('inherited properties are ignored', () => {
  const text = `{"__proto__":{"first":${JSON.stringify(touch)}},"constructor":{"prototype":{"last":1}}}`;
  expect(readAttribution(JSON.parse(text))).toBeNull();
  const params = JSON.parse('{"__proto__":{"gclid":"x"},"hasOwnProperty":"y","utm_source":"mail"}');
  expect(readAttribution({ first: { ...touch, params } })?.first?.params).toEqual({ utm_source: 'mail' });
  expect(({} as Record<string, unknown>).first).toBeUndefined();
});

test('deep, long, or numerous input is cut to the schema cheaply', () => {
  let deep: unknown = touch;
  for (let level = 0; level < 10_000; level += 1) deep = { first: deep };
  expect(readAttribution(deep)).toBeNull();
  const long = 'x'.repeat(5_000_000);
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`utm_${index}`, 'x']));
  const params = { ...many, utm_source: long, gclid: '\u{1F600}'.repeat(1000), utm_term: '\ud800' };
  const first = { at: touch.at, landingPage: `/${long}`, referrer: `https://a.example/${long}`, params };
  // Of this thread, because the machine can be busy with other tests.
  const started = process.threadCpuUsage();
  const attribution = readAttribution({ first });
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2000);
  expect(isAttribution(attribution), JSON.stringify(isAttribution.errors)).toBe(true);
  expect(attribution?.first?.params).toEqual({
    utm_source: 'x'.repeat(300),
    gclid: '\u{1F600}'.repeat(300),
    utm_term: '\uFFFD',
  });
});

const at = new Date(touch.at);
const site = 'https://larkfield.example';

test.each([
  ['the whole address of the page', `${site}/lp8/?gclid=Cj0&x=y`, null],
  ['the path of the page and its address as the referrer', '/lp8/', `${site}/lp8/?gclid=Cj0`],
  ['the path with its query', '/lp8/?gclid=Cj0', `${site}/other/`],
  ['the path with its query alone', '/lp8/?gclid=Cj0', null],
  ['only a referrer', null, `${site}/lp8/?gclid=Cj0`],
])('a post without JavaScript carries its campaign in %s', (_name, pageUrl, referrer) => {
  expect(attributionFromUrl(pageUrl, referrer, at)).toEqual({
    last: { at: touch.at, landingPage: '/lp8/', referrer: '', params: { gclid: 'Cj0' } },
  });
});

test('another site that posts here is the referrer', () => {
  expect(attributionFromUrl(`${site}/lp8/`, 'https://other.example/copy?x=y', at)?.last).toMatchObject({
    landingPage: '/lp8/',
    referrer: 'https://other.example/copy',
  });
});

test.each([
  [null, null],
  ['', ''],
  ['/lp8/', null],
  ['/lp8/', `${site}/lp8/`],
  [`${site}/lp8/?page=2`, `${site}/lp8/?page=2`],
  ['http://[', 'no address'],
])('page %s and referrer %s have no attribution', (pageUrl, referrer) => {
  expect(attributionFromUrl(pageUrl, referrer, at)).toBeNull();
});
