import { expect, test } from 'vitest';
import { readAttribution } from './attribution.ts';

const site = 'https://larkfield.example';
const day = 86_400_000;
const now = new Date('2026-03-02T09:30:00Z');
const daysAgo = (days: number) => now.getTime() - days * day;

/** @param stored what the boot script stored, or undefined if storage is blocked */
function read(stored: Record<string, string> | undefined, { address = '/pricing/', referrer = '' } = {}) {
  const getStored = (name: string) => {
    if (!stored) throw new Error('The operation is insecure.');
    return stored[name] ?? null;
  };
  return readAttribution({ getStored, now, at: now, address: site + address, referrer });
}

const campaign = {
  firstLanding: `${daysAgo(30)} ${site}/lp8/?utm_source=mail&gclid=Cj0#packages https://news.example/7?reader=1`,
  lastLanding: `${daysAgo(2)} ${site}/?fbclid=F1 `,
};
const first = {
  at: '2026-01-31T09:30:00.000Z',
  landingPage: '/lp8/',
  referrer: 'https://news.example/7',
  params: { utm_source: 'mail', gclid: 'Cj0' },
};
const last = { at: '2026-02-28T09:30:00.000Z', landingPage: '/', referrer: '', params: { fbclid: 'F1' } };

test('reports the stored first and last landing on any page', () => {
  expect(read(campaign)).toEqual({ first, last });
  expect(read({ firstLanding: campaign.firstLanding })).toEqual({ first });
});

test('ignores a landing older than 90 days', () => {
  expect(read({ ...campaign, lastLanding: `${daysAgo(91)} ${site}/?fbclid=F1 ` })).toEqual({ first });
});

test.each(['', 'x', '7', `x ${site}/ `, `${daysAgo(1)}`, `${daysAgo(1)} nowhere `, '1e99 / /'])(
  'ignores "%s", which is not a landing',
  (text) => {
    const page = { at: now.toISOString(), landingPage: '/pricing/', referrer: '', params: {} };
    expect(read({ firstLanding: text, lastLanding: text })).toEqual({ first: page });
  },
);

test('falls back to the current page if storage is blocked', () => {
  const address = '/lp8/?utm_source=mail';
  const touch = { landingPage: '/lp8/', referrer: 'https://news.example/7', params: { utm_source: 'mail' } };
  const attribution = read(undefined, { address, referrer: 'https://news.example/7?reader=1' });
  expect(attribution).toMatchObject({ first: touch, last: touch });
});

test('falls back to an internal referrer on the next page', () => {
  const referrer = `${site}/lp8/?gclid=Cj0`;
  const first = { landingPage: '/lp8/', referrer: '', params: { gclid: 'Cj0' } };
  expect(read(undefined, { referrer })).toMatchObject({ first });
  expect(read(undefined, { referrer: `${site}/faqs/` }).last).toBeUndefined();
});
