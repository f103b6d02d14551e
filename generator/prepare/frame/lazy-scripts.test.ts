import { expect, test } from 'vitest';
import type { Site } from '../../../schema/generated/types.ts';
import { openSmallSite } from '../../fixtures/open-small-site.ts';
import { prepareLazyScripts } from './lazy-scripts.ts';

const { site } = await openSmallSite();
const withChat = (chat: Partial<Site['chat']>): Site => ({ ...site, chat: { ...site.chat, ...chat } });

test('a site has no scripts unless site.yaml enables them', () => {
  expect(prepareLazyScripts(site)).toEqual({});
  expect(prepareLazyScripts({ ...withChat({ provider: 'none', license: 7 }), vitals: false })).toEqual({});
});

test('the chat has its default times unless site.yaml changes them', () => {
  const { chat } = prepareLazyScripts(
    withChat({ provider: 'livechat', license: 7, maximizesAgainAfter: 0, maximizesOnMessage: false }),
  );
  expect(chat).toEqual({
    provider: 'livechat',
    license: 7,
    opensAfter: 1000,
    maximizesAfter: 5000,
    maximizesAgainAfter: 0,
    maximizesOnMessage: false,
    retriesAfter: 1000,
  });
});

test("a script's attributes become strings", () => {
  const speedMetrics = { script: 'https://metrics.example/a.js', attributes: { 'data-site': 12 } };
  expect(prepareLazyScripts({ ...site, vitals: true, speedMetrics })).toEqual({
    vitals: true,
    speedMetrics: { src: 'https://metrics.example/a.js', attributes: { 'data-site': '12' } },
  });
});
