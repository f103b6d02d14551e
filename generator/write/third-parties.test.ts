import { expect, test } from 'vitest';
import { openSmallSite } from '../fixtures/open-small-site.ts';
import { thirdPartiesOf } from './third-parties.ts';

const { site } = await openSmallSite();

test('a site without third-party scripts allows none', () => {
  expect(thirdPartiesOf(site)).toEqual([]);
});

test('LiveChat can run scripts from its own domain, but none inline', () => {
  const [chat] = thirdPartiesOf({ ...site, chat: { ...site.chat, provider: 'livechat', license: 7 } });
  expect(chat?.island).toBe('chat');
  expect(chat?.sources.script).toEqual(['https://*.livechatinc.com']);
});

test('a speed-metrics script can connect to its own origin and to those in sendsTo', () => {
  const script = 'https://cdn.metrics.example:8443/v1/beacon.js?site=1';
  const sendsTo = ['https://collect.metrics.example'];
  const origins = ['https://cdn.metrics.example:8443', 'https://collect.metrics.example'];
  expect(thirdPartiesOf({ ...site, speedMetrics: { script, sendsTo } })).toEqual([
    { island: 'speed-metrics', sources: { script: origins, img: origins, connect: origins } },
  ]);
});

test('tags can load on the pages that name their policy, and equal ones are listed once', () => {
  const sources = { script: ['https://connect.facebook.net'] };
  const pages = [{ tagSources: sources }, {}, { tagSources: { ...sources } }, { tagSources: {} }];
  const parties = thirdPartiesOf(site, pages);
  expect(parties).toMatchObject([
    { island: 'tags', sources },
    { island: 'tags', sources: {} },
  ]);
  expect(new Set(parties.map(({ policy }) => policy)).size).toBe(2);
});
