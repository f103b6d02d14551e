import forms from '../../schema/content/forms.schema.json' with { type: 'json' };
import site from '../../schema/site.schema.json' with { type: 'json' };

const form = forms.additionalProperties.properties;
const chat = site.properties.chat.properties;

/** The schemas' defaults for optional texts. */
export const defaults = {
  language: site.properties.language.default,
  submitting: form.submitting.default,
  service: site.properties.service.default,
  country: form.country.default,
};

/** The schema's defaults for `chat`. Times are in ms. */
export const chatDefaults = {
  opensAfter: chat.opensAfter.default,
  maximizesAfter: chat.maximizesAfter.default,
  maximizesAgainAfter: chat.maximizesAgainAfter.default,
  maximizesOnMessage: chat.maximizesOnMessage.default,
  retriesAfter: chat.retriesAfter.default,
};
