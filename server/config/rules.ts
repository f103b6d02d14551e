import { maxReplyName } from '../desk/mail/thread-key.ts';
import type { Config, VariableName } from './variables.ts';

/** Finds problems between variables, one sentence each. */
type Rule = (config: Config) => string | false;

const needed = (name: VariableName, by: VariableName, because: string) =>
  `${name} must be set when ${by} is set: ${because}.`;

export const rules: readonly Rule[] = [
  ({ mail }) =>
    mail.smtpUrl !== undefined && !mail.from && needed('MAIL_FROM', 'SMTP_URL', 'mail needs a sender'),
  ({ mail }) =>
    mail.smtpUrl !== undefined &&
    !mail.notifyTo?.length &&
    needed('LEAD_NOTIFY_TO', 'SMTP_URL', 'notifications of leads need a recipient'),
  ({ mail }) =>
    mail.imapUrl !== undefined && !mail.from && needed('MAIL_FROM', 'IMAP_URL', 'replies need a sender'),
  ({ mail: { imapUrl, replyTo, from } }) => {
    const { address = '' } = replyTo ?? from ?? {};
    const isTooLong = address.lastIndexOf('@') > maxReplyName;
    return (
      imapUrl !== undefined &&
      isTooLong &&
      `${replyTo ? 'MAIL_REPLY_TO' : 'MAIL_FROM'} can have at most ${maxReplyName} characters before the @ when IMAP_URL is set: replies add a key to them.`
    );
  },
  ({ leads }) =>
    leads.webhookUrls.length > 0 &&
    leads.webhookSecrets.length === 0 &&
    needed('LEAD_WEBHOOK_SECRETS', 'LEAD_WEBHOOK_URLS', 'webhooks are signed'),
  ({ leads }) =>
    leads.crmErasePath !== undefined &&
    leads.crmUrl === undefined &&
    needed('CRM_URL', 'CRM_ERASE_PATH', 'the path is part of its address'),
  ({ payments: { settings } }) =>
    settings.settleMs < settings.answerMs &&
    'PAYMENT_SETTLE_MS must be at least PAYMENT_ANSWER_MS: until then, the charge may still succeed.',
  ({ payments: { stripe } }) =>
    stripe !== undefined &&
    modeOf(stripe.secretKey) !== modeOf(stripe.publishableKey) &&
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both be test keys.',
  ({ staff, trustProxy }) =>
    staff.header !== undefined &&
    trustProxy.rules.length === 0 &&
    needed('TRUST_PROXY', 'STAFF_AUTH', 'otherwise anyone could send the header'),
  ({ staff }) =>
    staff.header === undefined &&
    staff.roles !== undefined &&
    needed('STAFF_AUTH', 'STAFF_ROLES', accountsHaveRoles),
  ({ staff }) =>
    staff.header === undefined &&
    staff.roleHeader !== undefined &&
    needed('STAFF_AUTH', 'STAFF_ROLE_HEADER', accountsHaveRoles),
  ({ staff }) =>
    staff.roleHeader !== undefined &&
    staff.roles?.everyoneElse !== undefined &&
    'STAFF_ROLES must not contain * when STAFF_ROLE_HEADER is set: the header decides the role of everyone else.',
  ({ studio: { url = 'off', secret } }) =>
    url !== 'off' &&
    secret === undefined &&
    needed('STUDIO_SECRET', 'STUDIO_URL', 'the studio answers only signed requests'),
];

const accountsHaveRoles = 'accounts have the roles that `npm run staff` gives them';

/** `live` or `test`. */
function modeOf(key: string): string | undefined {
  return key.split('_')[1];
}
