import { expect, test } from 'vitest';
import type { Site } from '../../../schema/generated/types.ts';
import { openSmallSite } from '../../fixtures/open-small-site.ts';
import { prepareLateScripts } from './late-scripts.ts';

const { site } = await openSmallSite();
const withChat = (chat: Partial<Site['chat']>): Site => ({ ...site, chat: { ...site.chat, ...chat } });

test('a site that asks for nothing has none', () => {
  expect(prepareLateScripts(site)).toEqual({});
  expect(prepareLateScripts({ ...withChat({ provider: 'none', license: 7 }), vitals: false })).toEqual({});
});

test('the chat has the times of the specification, but for those that site.yaml changes', () => {
  const { chat } = prepareLateScripts(
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

test('a script has its attributes as texts', () => {
  const speedMetrics = { script: 'https://metrics.example/a.js', attributes: { 'data-site': 12 } };
  expect(prepareLateScripts({ ...site, vitals: true, speedMetrics })).toEqual({
    vitals: true,
    speedMetrics: { src: 'https://metrics.example/a.js', attributes: { 'data-site': '12' } },
  });
});
