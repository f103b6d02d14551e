import { plainPage } from '../../static/plain-page.ts';

const visible = [
  ['fullName', 'Full name', 'text', 'name'],
  ['email', 'Email', 'email', 'email'],
  ['country', 'Country', 'text', 'country-name'],
  ['phoneNumber', 'Phone number', 'tel', 'tel'],
] as const;

const hidden = [
  'form',
  'kind',
  'formId',
  'brandSlug',
  'pageUrl',
  'serviceName',
  'servicePrice',
  'idempotencyKey',
  'website',
];

/** The form in its plainest shape, for a visitor whose own page cannot be found. */
export const plainForm = plainPage(
  'Your request',
  `<form id="plain" data-form="plain" method="post" action="/api/leads">
<p class="form-error" role="alert" hidden></p>
${hidden.map((name) => `<input type="hidden" name="${name}">`).join('\n')}
${visible.map(([name, label, type, autocomplete]) => field(name, label, `<input id="plain-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" aria-describedby="plain-${name}-error">`)).join('\n')}
${field('message', 'Message', '<textarea id="plain-message" name="message" rows="5" aria-describedby="plain-message-error"></textarea>')}
${field('termsAgreed', 'I Agree and accept Terms Conditions and Privacy Policy', '<input id="plain-termsAgreed" name="termsAgreed" type="checkbox" value="on" aria-describedby="plain-termsAgreed-error">')}
<p><button type="submit">Submit</button></p>
</form>`,
);

function field(name: string, label: string, control: string): string {
  return `<div class="field" data-field="${name}"><p><label for="plain-${name}">${label}</label><br>${control}</p><p class="msg" id="plain-${name}-error" hidden><span></span></p></div>`;
}
