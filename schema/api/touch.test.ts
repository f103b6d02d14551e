import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from './attribution.schema.json' with { type: 'json' };
import { boundTouch, campaignParams, touchOf } from './touch.ts';

const at = new Date('2026-03-02T09:30:00Z');
const isAttribution = new Ajv2020().compile(schema);

const arrive = (address: string, referrer = '') =>
  touchOf({ at, address: `https://larkfield.example${address}`, referrer });

test('a touch has the path, referrer, and campaign parameters, but no other part of the address', () => {
  const address = '/lp8/?utm_source=mail&session=secret&gclid=Cj0&email=a@b.example#form-order';
  expect(arrive(address, 'https://news.example/letters/7?reader=42#top')).toEqual({
    at: '2026-03-02T09:30:00.000Z',
    landingPage: '/lp8/',
    referrer: 'https://news.example/letters/7',
    params: { utm_source: 'mail', gclid: 'Cj0' },
  });
});

test('keeps every campaign parameter in the schema', () => {
  const query = campaignParams.map((name) => `${name}=x`).join('&');
  expect(Object.keys(arrive(`/?${query}`).params)).toEqual(campaignParams);
});

test.each([
  ['https://larkfield.example/pricing/?utm_source=mail', ''],
  ['https://larkfield.example.other.example/', 'https://larkfield.example.other.example/'],
  ['https://user:secret@other.example/', 'https://other.example/'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
  ['javascript:alert(1)', ''],
  ['no address', ''],
  ['', ''],
])('the referrer %s becomes %s', (referrer, expected) => {
  expect(arrive('/', referrer).referrer).toBe(expected);
});

test('a touch always matches the schema', () => {
  const long = 'x'.repeat(5000);
  const touches = [
    arrive(`/${long}?utm_source=${long}&gclid=%00%0a&utm_term=%ff%F0%9F`, `https://${long}.example/${long}`),
    arrive(`/${'\u{1F600}'.repeat(600)}?utm_campaign=${'\u{1F600}'.repeat(600)}`),
    arrive('/?utm_source=&utm_source=late&utm_medium=%20'),
  ];
  for (const first of touches) expect(isAttribution({ first }), JSON.stringify(first)).toBe(true);
  expect(touches[2]?.params).toEqual({});
});

test('ignores parameter values that are not strings', () => {
  const values: Record<string, unknown> = { utm_source: 7, utm_medium: ['a'], gclid: 'Cj0' };
  const { params } = boundTouch({ at: '', landingPage: '/', referrer: '', param: (name) => values[name] });
  expect(params).toEqual({ gclid: 'Cj0' });
});
