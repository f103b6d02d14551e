import { expect, test } from 'vitest';
import { attributionWith, consentWith } from '../testing/ads/evidence.ts';
import { storedLead } from '../testing/leads/stored-lead.ts';
import type { Platform } from './conversion-names.ts';
import { isReportable } from './is-reportable.ts';

const both = ['google', 'meta'];
const fromAds = { attribution: attributionWith({ gclid: 'g1', fbclid: 'f1' }) };

function platformsFor(changes: Parameters<typeof storedLead>[0], hashedContact = false): Platform[] {
  const lead = storedLead({ ...fromAds, ...changes });
  return (['google', 'meta'] as const).filter((platform) => isReportable(lead, platform, { hashedContact }));
}

test.each([
  ['who agreed', {}, both],
  ['who decided nothing', { tag_consent: consentWith({ granted: [], at: null }) }, []],
  ['who refused ads', { tag_consent: consentWith({ granted: ['measurement'] }) }, []],
  ['of a site without tags', { tag_consent: null }, []],
  ['who objected', { tag_consent: consentWith({ mode: 'opt-out', granted: [] }) }, []],
  ['who did not object', { tag_consent: consentWith({ mode: 'opt-out', at: null }) }, both],
  ['with Global Privacy Control', { tag_consent: consentWith({ privacyControl: true }) }, []],
  ['who came from no ad', { attribution: attributionWith({ utm_source: 'google' }) }, []],
  ['who came from an ad on an iPhone', { attribution: attributionWith({ wbraid: 'w1' }) }, ['google']],
  ['who came from Meta', { attribution: attributionWith({ fbclid: 'f1' }) }, ['meta']],
  ['whose click id may be cut', { attribution: attributionWith({ gclid: 'x'.repeat(300) }) }, []],
  ['whose browser is unknown', { user_agent: null }, ['google']],
  ['who is a bot', { spam_reason: 'honeypot' }, []],
  ['who only chats so far', { is_visitor: 1 }, []],
])('the lead of a visitor %s is reported only as allowed', (_name, changes, platforms) => {
  expect(platformsFor(changes)).toEqual(platforms);
});

test('an address or a number is enough only where site.yaml says so, and only with consent', () => {
  const lead = { attribution: null };
  expect(platformsFor(lead)).toEqual([]);
  expect(platformsFor(lead, true)).toEqual(both);
  expect(platformsFor({ ...lead, email: '' }, true)).toEqual(both);
  expect(platformsFor({ ...lead, email: '', phone: '' }, true)).toEqual([]);
  expect(platformsFor({ ...lead, tag_consent: null }, true)).toEqual([]);
});
