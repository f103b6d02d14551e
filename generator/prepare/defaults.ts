import forms from '../../schema/content/forms.schema.json' with { type: 'json' };
import site from '../../schema/site.schema.json' with { type: 'json' };

const form = forms.additionalProperties.properties;
const chat = site.properties.chat.properties;

/** Words that hold where the YAML says nothing, as the schemas give them. */
export const defaults = {
  language: site.properties.language.default,
  submitting: form.submitting.default,
  service: form.service.default,
  country: form.country.default,
};

/** How the chat behaves where `chat` says nothing. Times are in ms. */
export const chatDefaults = {
  opensAfter: chat.opensAfter.default,
  maximizesAfter: chat.maximizesAfter.default,
  maximizesAgainAfter: chat.maximizesAgainAfter.default,
  maximizesOnMessage: chat.maximizesOnMessage.default,
  retriesAfter: chat.retriesAfter.default,
};
