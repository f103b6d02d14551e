import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { type ConsentCategory, consentCookie, revisionOf } from '../../../../schema/api/consent-cookie.ts';
import type { TagSettings } from '../../../prepared-scripts.ts';

interface Question extends Pick<TagSettings, 'mode' | 'texts' | 'privacy'> {
  offered: readonly ConsentCategory[];
  /** The kinds that can run now. */
  granted: readonly ConsentCategory[];
  hasPrivacyControl: boolean;
  language: string;
}

/** The cookies that the tags of each kind set, to delete them when consent is withdrawn. */
const cookies: Record<ConsentCategory, RegExp[]> = {
  measurement: [/^_ga/, /^_gid$/],
  advertising: [/^_gcl_/, /^_gac_/, /^_fb[pc]$/],
};

/** The library's configuration. It inserts all texts as HTML, so they are escaped. */
export function consentConfig(question: Question): CookieConsentConfig {
  const { mode, texts, privacy, offered, granted, hasPrivacyControl, language } = question;
  const { banner, dialog } = escaped(texts);
  const policy = `<a href="${escapeHtml(privacy)}">${dialog.policy}</a>`;
  return {
    mode,
    autoShow: false,
    // A page without consent must not look different to a crawler, and tests use one.
    hideFromBots: false,
    manageScriptTags: false,
    // The library shows a decision about other kinds, or without today's signal, as none: the switches show `enabled`.
    revision: revisionOf(offered, hasPrivacyControl),
    cookie: { name: consentCookie },
    guiOptions: { consentModal: { layout: 'bar inline' }, preferencesModal: { layout: 'box' } },
    categories: Object.fromEntries(
      offered.map((one) => [
        one,
        {
          enabled: granted.includes(one),
          autoClear: { cookies: cookies[one].map((name) => ({ name })) },
        },
      ]),
    ),
    language: {
      default: language,
      translations: {
        [language]: {
          consentModal: {
            title: banner.title,
            description: `${banner.text} ${policy}`,
            acceptAllBtn: banner.accept,
            acceptNecessaryBtn: banner.reject,
            showPreferencesBtn: banner.choose,
          },
          preferencesModal: {
            title: dialog.title,
            acceptAllBtn: dialog.accept,
            acceptNecessaryBtn: dialog.reject,
            savePreferencesBtn: dialog.save,
            closeIconLabel: dialog.close,
            sections: [
              { description: `${dialog.text} ${policy}` },
              ...(hasPrivacyControl ? [{ description: dialog.signal }] : []),
              ...offered.map((one) => ({
                title: escaped(texts)[one].label,
                description: escaped(texts)[one].text,
                linkedCategory: one,
              })),
            ],
          },
        },
      },
    },
  };
}

function escaped(texts: TagSettings['texts']): TagSettings['texts'] {
  return JSON.parse(JSON.stringify(texts), (_key, value) =>
    typeof value === 'string' ? escapeHtml(value) : value,
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
