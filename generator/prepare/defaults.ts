import forms from '../../schema/content/forms.schema.json' with { type: 'json' };
import site from '../../schema/site.schema.json' with { type: 'json' };

const form = forms.additionalProperties.properties;

/** Words that hold where the YAML says nothing, as the schemas give them. */
export const defaults = {
  language: site.properties.language.default,
  submitting: form.submitting.default,
  service: form.service.default,
  country: form.country.default,
};
