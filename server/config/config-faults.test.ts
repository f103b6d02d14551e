import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import type { VariableName } from './variables.ts';

test('every fault is listed at once, by name, and secrets are not shown', () => {
  const environment: Record<VariableName, string> = {
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
    LEAD_LIMIT_WINDOW_MINUTES: '0',
    LEAD_LEAST_MS: '99999999',
    TURNSTILE_SECRET: '',
    TURNSTILE_URL: '',
    PUBLIC_URL: 'larkfield.example',
    STAFF_AUTH: 'X-Auth-Request-Email',
    STAFF_SECRET: 'a short secret',
    STAFF_SESSION_HOURS: '0',
    STAFF_SIGN_IN_LIMIT: '-1',
    STAFF_SIGN_IN_WINDOW_MINUTES: '0',
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
    [ConfigError: The environment has 46 faults:
      LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".
      TRUST_PROXY must list IP addresses or CIDR ranges, but "10.0.0.0/33" is neither.
      TRUST_PROXY must list IP addresses or CIDR ranges, but "my-proxy" is neither.
      HOST must be an IP address or a host name, but is "not a host".
      PORT must be a whole number from 0 to 65535, but is "70000".
      DATABASE_URL must be an address that begins with postgres:// or postgresql://.
      BODY_LIMIT_BYTES must be a whole number from 1024 to 100000000, but is "1.5e3".
      STATIC_CACHE_BYTES must be a whole number from 0 to 100000000000, but is "-1".
      STOP_TIMEOUT_MS must be a whole number from 0 to 600000, but is "soon".
      SMTP_URL must be an address that begins with smtp:// or smtps://.
      MAIL_FROM must name e-mail addresses, but "Larkfield Resumes" is none.
      LEAD_NOTIFY_TO must name e-mail addresses, but "nobody" is none.
      LEAD_ACKNOWLEDGE must be one of on, off, but is "yes".
      LEAD_WEBHOOK_URLS must be an address that begins with https:// or http://.
      LEAD_WEBHOOK_SECRETS must be whsec_ followed by 24 to 64 bytes in base64.
      CRM_URL must be an address that begins with https:// or http://, but is "crm.example".
      LEAD_LIMIT_PER_ADDRESS must be a whole number from 0 to 1000000000, but is "many".
      LEAD_LIMIT_PER_FORM must be a whole number from 0 to 1000000000, but is "few".
      LEAD_LIMIT_WINDOW_MINUTES must be a whole number from 1 to 100000, but is "0".
      LEAD_LEAST_MS must be a whole number from 0 to 60000, but is "99999999".
      DELIVERY_SETTLE_MS must be a whole number from 0 to 600000, but is "-1".
      DELIVERY_TIMEOUT_MS must be a whole number from 100 to 600000, but is "1".
      DELIVERY_CONCURRENCY must be a whole number from 1 to 100, but is "0".
      DELIVERY_LONGEST_RETRY_MS must be a whole number from 10 to 86400000, but is "x".
      DELIVERY_LIFETIME_HOURS must be a whole number from 1 to 8760, but is "0".
      PUBLIC_URL must be an address that begins with https:// or http://, but is "larkfield.example".
      STAFF_AUTH must be empty, or header: followed by the name of a header, but is "X-Auth-Request-Email".
      STAFF_SECRET must be at least 32 characters.
      STAFF_SESSION_HOURS must be a whole number from 1 to 8760, but is "0".
      STAFF_SIGN_IN_LIMIT must be a whole number from 0 to 1000000, but is "-1".
      STAFF_SIGN_IN_WINDOW_MINUTES must be a whole number from 1 to 100000, but is "0".
      PAYMENT_ANSWER_MS must be a whole number from 100 to 26000, but is "30000".
      PAYMENT_SETTLE_MS must be a whole number from 100 to 3600000, but is "0".
      PAYMENT_SETTLE_MS must be at least PAYMENT_ANSWER_MS: a payment may still be made meanwhile.
      STRIPE_API_BASE must be an address that begins with https:// or http://, but is "stripe.example".
      STRIPE_TIMEOUT_MS must be a whole number from 100 to 25000, but is "99".
      STRIPE_SECRET_KEY must be a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_.
      STRIPE_PUBLISHABLE_KEY must be a key that begins with pk_live_ or pk_test_.
      STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both be of the test mode.
      STRIPE_WEBHOOK_SECRET must be one or more secrets that begin with whsec_, by comma.
      PAYMENT_LINK_DAYS must be a whole number from 1 to 3650, but is "0".
      PAYMENT_SWEEP_MS must be a whole number from 10 to 3600000, but is "0".
      PAYMENT_LIMIT_PER_LINK must be a whole number from 0 to 1000000, but is "-1".
      PAYMENT_LIMIT_PER_ADDRESS must be a whole number from 0 to 1000000, but is "a".
      PAYMENT_LIMIT_UNKNOWN_IDS must be a whole number from 0 to 1000000, but is "1.5".
      PAYMENT_LIMIT_WINDOW_MINUTES must be a whole number from 1 to 100000, but is "0".]
  `);
});

test('what cannot be without another variable says so', () => {
  const environment = {
    SMTP_URL: 'smtp://mail.example',
    LEAD_WEBHOOK_URLS: 'https://hooks.example',
    STAFF_AUTH: 'header:X-User',
    STRIPE_SECRET_KEY: 'sk_test_1',
  };
  expect(() => readConfig(environment)).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: The environment has 6 faults:
      MAIL_FROM must be set beside SMTP_URL: mail needs a sender.
      LEAD_NOTIFY_TO must be set beside SMTP_URL: somebody must hear of leads.
      LEAD_WEBHOOK_SECRETS must be set beside LEAD_WEBHOOK_URLS: webhooks are signed.
      TRUST_PROXY must be set beside STAFF_AUTH: anybody could send the header.
      STRIPE_PUBLISHABLE_KEY must be set beside the other keys of Stripe: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET belong together.
      STRIPE_WEBHOOK_SECRET must be set beside the other keys of Stripe: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET belong together.]
  `);
});

test('keys of two modes of Stripe do not go together', () => {
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(() => readConfig(environment)).toThrow(
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live, or both be of the test mode.',
  );
});
