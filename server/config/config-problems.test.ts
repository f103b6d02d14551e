import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import type { VariableName } from './variables.ts';

test('every problem is listed at once, by name, and secrets are not shown', () => {
  const environment: Partial<Record<VariableName, string>> = {
    PORT: '70000',
    HOST: 'not a host',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'mysql://site:secret@db.example/site',
    DIST_DIR: '/srv/dist',
    TRUST_PROXY: '10.0.0.0/33, my-proxy, 192.0.2.1',
    LOG_LEVEL: 'loud',
    BODY_LIMIT_BYTES: '1.5e3',
    STATIC_CACHE_BYTES: '-1',
    STOP_TIMEOUT_MS: 'soon',
    SMTP_URL: 'mail.example with secret',
    MAIL_FROM: 'Larkfield Resumes',
    LEAD_NOTIFY_TO: 'sales@larkfield.example, nobody',
    LEAD_ACKNOWLEDGE: 'yes',
    CRM_URL: 'crm.example',
    LEAD_WEBHOOK_URLS: 'https://hooks.example/secret,ftp://hooks.example/secret',
    LEAD_WEBHOOK_SECRETS: 'whsec_short-secret',
    DELIVERY_SETTLE_MS: '-1',
    DELIVERY_TIMEOUT_MS: '1',
    DELIVERY_CONCURRENCY: '0',
    DELIVERY_FIRST_RETRY_MS: '',
    DELIVERY_LONGEST_RETRY_MS: 'x',
    DELIVERY_LIFETIME_HOURS: '0',
    LEAD_LIMIT_PER_ADDRESS: 'many',
    LEAD_LIMIT_PER_FORM: 'few',
    LEAD_LIMIT_UPLOADS: '-1',
    LEAD_LIMIT_WINDOW_MINUTES: '0',
    LEAD_LEAST_MS: '99999999',
    TURNSTILE_SECRET: '',
    TURNSTILE_URL: '',
    GOOGLE_ADS_ACCOUNT: '12345',
    GOOGLE_ADS_KEY: '{"type":"secret"}',
    META_PIXEL_ID: 'pixel',
    META_ACCESS_TOKEN: 'secret',
    META_GRAPH_URL: 'graph.example',
    PUBLIC_URL: 'larkfield.example',
    STAFF_AUTH: 'X-Auth-Request-Email',
    STAFF_ROLES: 'nora=admin, sam@larkfield.example=manger, kim@larkfield.example=owner, *=agent, *=admin',
    STAFF_ROLE_HEADER: 'X-Auth-Request-Groups: admin',
    STAFF_SECRET: 'a short secret',
    STAFF_SESSION_HOURS: '0',
    STAFF_SIGN_IN_LIMIT: '-1',
    STAFF_SIGN_IN_WINDOW_MINUTES: '0',
    STUDIO_URL: 'studio:3001',
    STUDIO_SECRET: 'a short secret',
    NODE_ENV: '',
    STRIPE_SECRET_KEY: 'secret',
    STRIPE_PUBLISHABLE_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'hook secret',
    STRIPE_API_BASE: 'stripe.example',
    STRIPE_TIMEOUT_MS: '99',
    PAYMENT_LINK_DAYS: '0',
    PAYMENT_ANSWER_MS: '30000',
    PAYMENT_SETTLE_MS: '0',
    PAYMENT_SWEEP_MS: '0',
    PAYMENT_LIMIT_PER_LINK: '-1',
    PAYMENT_LIMIT_PER_ADDRESS: 'a',
    PAYMENT_LIMIT_UNKNOWN_IDS: '1.5',
    PAYMENT_LIMIT_WINDOW_MINUTES: '0',
    METRICS_TOKEN: '',
  };
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: Invalid environment (59 problems):
      PORT must be a whole number from 0 to 65535, got "70000".
      HOST must be an IP address or a host name, got "not a host".
      DATABASE_URL must be a URL that starts with postgres:// or postgresql://.
      TRUST_PROXY must list IP addresses or CIDR ranges, got "10.0.0.0/33".
      TRUST_PROXY must list IP addresses or CIDR ranges, got "my-proxy".
      LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, got "loud".
      BODY_LIMIT_BYTES must be a whole number from 1024 to 100000000, got "1.5e3".
      STATIC_CACHE_BYTES must be a whole number from 0 to 100000000000, got "-1".
      STOP_TIMEOUT_MS must be a whole number from 0 to 600000, got "soon".
      SMTP_URL must be a URL that starts with smtp:// or smtps://.
      MAIL_FROM must be an email address, got "Larkfield Resumes".
      LEAD_NOTIFY_TO must list email addresses, got "nobody".
      LEAD_ACKNOWLEDGE must be one of on, off, got "yes".
      CRM_URL must be a URL that starts with https:// or http://, got "crm.example".
      LEAD_WEBHOOK_URLS must list URLs that start with https:// or http://.
      LEAD_WEBHOOK_SECRETS must list secrets of whsec_ followed by 24 to 64 bytes in base64.
      LEAD_LIMIT_PER_ADDRESS must be a whole number from 0 to 1000000000, got "many".
      LEAD_LIMIT_PER_FORM must be a whole number from 0 to 1000000000, got "few".
      LEAD_LIMIT_UPLOADS must be a whole number from 0 to 1000000000, got "-1".
      LEAD_LIMIT_WINDOW_MINUTES must be a whole number from 1 to 100000, got "0".
      LEAD_LEAST_MS must be a whole number from 0 to 60000, got "99999999".
      DELIVERY_SETTLE_MS must be a whole number from 0 to 600000, got "-1".
      DELIVERY_TIMEOUT_MS must be a whole number from 100 to 600000, got "1".
      DELIVERY_CONCURRENCY must be a whole number from 1 to 100, got "0".
      DELIVERY_LONGEST_RETRY_MS must be a whole number from 10 to 86400000, got "x".
      DELIVERY_LIFETIME_HOURS must be a whole number from 1 to 8760, got "0".
      GOOGLE_ADS_ACCOUNT must be the id of a Google Ads account, such as 123-456-7890, got "12345".
      GOOGLE_ADS_KEY must be the JSON key of a Google service account, or the path of its file.
      META_PIXEL_ID must be the id of a pixel (data set) at Meta, digits only, got "pixel".
      META_GRAPH_URL must be a URL that starts with https:// or http://, got "graph.example".
      PUBLIC_URL must be a URL that starts with https:// or http://, got "larkfield.example".
      STRIPE_SECRET_KEY must be a key that starts with sk_live_, rk_live_, sk_test_ or rk_test_.
      STRIPE_PUBLISHABLE_KEY must be a key that starts with pk_live_ or pk_test_.
      STRIPE_WEBHOOK_SECRET must list secrets that start with whsec_.
      STRIPE_API_BASE must be a URL that starts with https:// or http://, got "stripe.example".
      STRIPE_TIMEOUT_MS must be a whole number from 100 to 25000, got "99".
      PAYMENT_LINK_DAYS must be a whole number from 1 to 3650, got "0".
      PAYMENT_ANSWER_MS must be a whole number from 100 to 26000, got "30000".
      PAYMENT_SETTLE_MS must be a whole number from 100 to 3600000, got "0".
      PAYMENT_SWEEP_MS must be a whole number from 10 to 3600000, got "0".
      PAYMENT_LIMIT_PER_LINK must be a whole number from 0 to 1000000, got "-1".
      PAYMENT_LIMIT_PER_ADDRESS must be a whole number from 0 to 1000000, got "a".
      PAYMENT_LIMIT_UNKNOWN_IDS must be a whole number from 0 to 1000000, got "1.5".
      PAYMENT_LIMIT_WINDOW_MINUTES must be a whole number from 1 to 100000, got "0".
      STAFF_AUTH must be header: followed by the name of a header, got "X-Auth-Request-Email".
      STAFF_ROLES must list entries such as you@company.example=manager or *=agent, got "nora=admin".
      STAFF_ROLES must use the roles agent, manager, author, admin (did you mean manager?), got "sam@larkfield.example=manger".
      STAFF_ROLES must use the roles agent, manager, author, admin, got "kim@larkfield.example=owner".
      STAFF_ROLES must list each person once, got "*=admin".
      STAFF_ROLE_HEADER must be the name of a header, got "X-Auth-Request-Groups: admin".
      STAFF_SECRET must be at least 32 characters.
      STAFF_SESSION_HOURS must be a whole number from 1 to 8760, got "0".
      STAFF_SIGN_IN_LIMIT must be a whole number from 0 to 1000000, got "-1".
      STAFF_SIGN_IN_WINDOW_MINUTES must be a whole number from 1 to 100000, got "0".
      STUDIO_URL must be a URL that starts with https:// or http://, or off, got "studio:3001".
      STUDIO_SECRET must be at least 32 characters.
      PAYMENT_SETTLE_MS must be at least PAYMENT_ANSWER_MS: until then, the charge may still succeed.
      STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both be test keys.
      STAFF_ROLES must not contain * when STAFF_ROLE_HEADER is set: the header decides the role of everyone else.]
  `);
});

test('a variable that requires another says so', () => {
  const environment = {
    SMTP_URL: 'smtp://mail.example',
    LEAD_WEBHOOK_URLS: 'https://hooks.example',
    STAFF_AUTH: 'header:X-User',
    STUDIO_URL: 'http://studio:3001',
    STRIPE_SECRET_KEY: 'sk_test_1',
  };
  expect(() => readConfig(environment)).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: Invalid environment (7 problems):
      STRIPE_PUBLISHABLE_KEY must be set: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET work only together.
      STRIPE_WEBHOOK_SECRET must be set: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET work only together.
      MAIL_FROM must be set when SMTP_URL is set: mail needs a sender.
      LEAD_NOTIFY_TO must be set when SMTP_URL is set: notifications of leads need a recipient.
      LEAD_WEBHOOK_SECRETS must be set when LEAD_WEBHOOK_URLS is set: webhooks are signed.
      TRUST_PROXY must be set when STAFF_AUTH is set: otherwise anyone could send the header.
      STUDIO_SECRET must be set when STUDIO_URL is set: the studio answers only signed requests.]
  `);
});

test('a studio that is off needs no secret', () => {
  expect(readConfig({ STUDIO_URL: 'off' }).studio).toEqual({ url: 'off', secret: undefined });
});

test('Stripe keys of different modes are refused', () => {
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(() => readConfig(environment)).toThrow(
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both be test keys.',
  );
});

test('roles of a proxy’s people are refused without the proxy', () => {
  const environment = { STAFF_ROLES: '*=agent', STAFF_ROLE_HEADER: 'X-Groups' };
  expect(() => readConfig(environment)).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: Invalid environment (3 problems):
      STAFF_AUTH must be set when STAFF_ROLES is set: accounts have the roles that \`npm run staff\` gives them.
      STAFF_AUTH must be set when STAFF_ROLE_HEADER is set: accounts have the roles that \`npm run staff\` gives them.
      STAFF_ROLES must not contain * when STAFF_ROLE_HEADER is set: the header decides the role of everyone else.]
  `);
});
