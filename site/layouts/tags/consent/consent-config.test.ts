import { expect, test } from 'vitest';
import { consentDefaults } from '../../../../generator/prepare/defaults.ts';
import { consentConfig } from './consent-config.ts';

const { banner, dialog, measurement, advertising } = consentDefaults;
const question = {
  mode: 'opt-in',
  texts: { banner, dialog, measurement, advertising },
  privacy: '/privacy/',
  offered: ['measurement', 'advertising'],
  granted: [],
  hasPrivacyControl: false,
  language: 'en-US',
} as const;

test('switches show which kinds of tags can run', () => {
  const { measurement, advertising } = consentConfig({ ...question, granted: ['advertising'] }).categories;
  expect([measurement?.enabled, advertising?.enabled]).toEqual([false, true]);
});

test('the dialog lists the kinds of tags it is about, and explains Global Privacy Control to those who send it', () => {
  const sectionsOf = (change: object) => {
    const { translations } = consentConfig({ ...question, ...change }).language;
    return (translations['en-US'] as { preferencesModal: { sections: object[] } }).preferencesModal.sections;
  };
  expect(sectionsOf({ offered: ['advertising'] })).toMatchObject([
    { description: expect.stringContaining('<a href="/privacy/">Privacy policy</a>') },
    { title: 'Advertising', linkedCategory: 'advertising' },
  ]);
  expect(sectionsOf({ offered: [], hasPrivacyControl: true })[1]).toEqual({ description: dialog.signal });
});

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '&lt;script&gt;',
  "' onmouseover='alert(1)",
  '</script><svg onload=alert(1)>',
])('the text %s stays text', (evil) => {
  const poison = (texts: object) => Object.fromEntries(Object.keys(texts).map((name) => [name, evil]));
  const texts = {
    banner: poison(banner),
    dialog: poison(dialog),
    measurement: poison(measurement),
    advertising: poison(advertising),
  } as typeof question.texts;
  const { language } = consentConfig({ ...question, texts, privacy: '"><b>', hasPrivacyControl: true });
  const html = JSON.stringify(language.translations);
  expect(html.match(/<\/?[a-z]+/g)?.filter((tag) => !/^<\/?a$/.test(tag))).toEqual([]);
});
