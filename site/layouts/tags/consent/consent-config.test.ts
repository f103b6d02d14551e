import { expect, test } from 'vitest';
import { consentDefaults } from '../../../../generator/prepare/defaults.ts';
import { consentConfig } from './consent-config.ts';

const { banner, dialog, measurement, advertising } = consentDefaults;
const question = {
  mode: 'opt-in',
  texts: { banner, dialog, measurement, advertising },
  privacy: '/privacy/',
  offered: ['measurement', 'advertising'],
  hasPrivacyControl: false,
  language: 'en-US',
} as const;

const enabled = (change: Partial<Parameters<typeof consentConfig>[0]>) =>
  Object.values(consentConfig({ ...question, ...change }).categories).map((category) => category.enabled);

test('switches are off until a visitor turns them on, or on in opt-out mode without Global Privacy Control', () => {
  expect(enabled({})).toEqual([false, false]);
  expect(enabled({ mode: 'opt-out' })).toEqual([true, true]);
  expect(enabled({ mode: 'opt-out', hasPrivacyControl: true })).toEqual([false, false]);
});

test('the dialog lists the kinds of tags of the page, and explains Global Privacy Control to those who send it', () => {
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
