import common from '../../schema/common.schema.json' with { type: 'json' };
import forms from '../../schema/content/forms.schema.json' with { type: 'json' };
import page from '../../schema/page.schema.json' with { type: 'json' };
import site from '../../schema/site.schema.json' with { type: 'json' };

const form = forms.additionalProperties.properties;
const chat = site.properties.chat.properties;
const consent = site.properties.consent.properties;

const urlParam = page.$defs.urlParam.properties;

/** The schemas' defaults for optional values. */
export const defaults = {
  language: site.properties.language.default,
  submitting: form.submitting.default,
  service: site.properties.service.default,
  country: form.country.default,
  paramLength: urlParam.maxLength.default,
  characters: urlParam.characters.default,
  answerWithin: site.properties.desk.properties.answerWithin.default,
};

const { experimentMetric, worthHaving, guardrails } = common.$defs;

/** The schema's defaults for experiments: milliseconds, percent, and percentage points. */
export const experimentDefaults = {
  metric: experimentMetric.default as 'lead',
  worthHaving: worthHaving.default,
  guardrails: {
    lcp: guardrails.properties.lcp.default,
    spam: guardrails.properties.spam.default,
    refunds: guardrails.properties.refunds.default,
  },
};

/** Where a form leads that has no `thanks`. */
export const defaultThanks = '/thankyou';

export const defaultChatProvider = chat.provider.default as 'desk';

/** The schema's defaults for the company's own chat. */
export const deskChatDefaults = {
  invitation: chat.invitation.default,
  questions: chat.questions.default as string[],
};

/** The schema's defaults for `chat`. Times are in ms. */
export const chatDefaults = {
  opensAfter: chat.opensAfter.default,
  maximizesAfter: chat.maximizesAfter.default,
  maximizesAgainAfter: chat.maximizesAgainAfter.default,
  maximizesOnMessage: chat.maximizesOnMessage.default,
  retriesAfter: chat.retriesAfter.default,
};

/** The schema's texts for `consent`. */
export const consentDefaults = {
  link: consent.link.default,
  banner: defaultsOf(consent.banner.properties),
  dialog: defaultsOf(consent.dialog.properties),
  measurement: defaultsOf(consent.measurement.properties),
  advertising: defaultsOf(consent.advertising.properties),
};

function defaultsOf<Name extends string>(
  properties: Record<Name, { default: string }>,
): Record<Name, string> {
  const entries = Object.entries<{ default: string }>(properties).map(([name, text]) => [name, text.default]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
