import { expect, test } from 'vitest';
import type { Site } from '../../../schema/generated/types.ts';
import { openSmallSite } from '../../fixtures/open-small-site.ts';
import { prepareLazyScripts } from './lazy-scripts.ts';

const { site } = await openSmallSite();
const withChat = (chat: Partial<Site['chat']>): Site => ({ ...site, chat: { ...site.chat, ...chat } });

test('a site has only its own chat unless site.yaml says otherwise', () => {
  expect(prepareLazyScripts(site)).toEqual({
    chat: {
      provider: 'desk',
      company: 'Tern & Tallow',
      invitation: 'Do you have a question? Ask us.',
      questions: [],
      privacy: '/small-print',
      opensAfter: 1000,
      maximizesAfter: 5000,
      maximizesAgainAfter: 30_000,
      maximizesOnMessage: true,
      retriesAfter: 1000,
    },
  });
  expect(prepareLazyScripts({ ...withChat({ provider: 'none', license: 7 }), vitals: false })).toEqual({});
});

test('the company’s own chat has the invitation and the questions of site.yaml', () => {
  const words = { invitation: 'Ask about wax.', questions: ['How long does it burn?'] };
  expect(prepareLazyScripts(withChat(words)).chat).toMatchObject(words);
});

test('another chat has the default times unless site.yaml changes them', () => {
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
  expect(
    prepareLazyScripts({ ...withChat({ provider: 'none' }), vitals: true, views: true, speedMetrics }),
  ).toEqual({
    reports: ['views', 'vitals'],
    speedMetrics: { src: 'https://metrics.example/a.js', attributes: { 'data-site': '12' } },
  });
});
