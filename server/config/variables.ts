import { logLevels } from '../lib/logger.ts';

export interface Variable {
  /** What holds when the variable is not set; empty means nothing. */
  fallback: string;
  about: string;
  /** Never shown, not even when it is wrong. */
  isSecret?: boolean;
}

/** The environment variables of the server: what the README's table shows, and what `readConfig` reads. */
export const variables = {
  PORT: { fallback: '3000', about: 'TCP port; 0 takes any free one' },
  HOST: { fallback: '127.0.0.1', about: 'address to listen on; 0.0.0.0 lets other machines in' },
  DATA_DIR: { fallback: './data', about: 'folder of the database and of unsent mail; made when missing' },
  DATABASE_URL: {
    fallback: '',
    about: 'PostgreSQL in place of the file, as in postgres://user:password@host:5432/name',
    isSecret: true,
  },
  DIST_DIR: { fallback: 'dist', about: 'folder of the built site' },
  TRUST_PROXY: {
    fallback: '',
    about: 'addresses or CIDR ranges, by comma, of proxies whose X-Forwarded-* headers are believed',
  },
  LOG_LEVEL: { fallback: 'info', about: logLevels.join(', ') },
  BODY_LIMIT_BYTES: { fallback: '131072', about: 'largest body of a request' },
  STATIC_CACHE_BYTES: { fallback: '67108864', about: 'memory for files of the site, compressed and not' },
  STOP_TIMEOUT_MS: {
    fallback: '10000',
    about: 'how long a stop waits for requests and deliveries under way',
  },
  SMTP_URL: {
    fallback: '',
    about:
      'mail server, as in smtps://user:password@host:465; without it mail is written to DATA_DIR/mail as .eml files',
    isSecret: true,
  },
  MAIL_FROM: {
    fallback: '',
    about: 'sender of all mail, as in `Larkfield Resumes <hello@larkfield.example>`; needed with SMTP_URL',
  },
  LEAD_NOTIFY_TO: { fallback: '', about: 'who is mailed of each lead, by comma; needed with SMTP_URL' },
  LEAD_ACKNOWLEDGE: {
    fallback: 'on',
    about: 'on or off: whether visitors are mailed that their request came',
  },
  CRM_URL: {
    fallback: '',
    about: 'CRM that takes leads at /rafp/submit below it; without it the built-in store is the CRM',
  },
  LEAD_WEBHOOK_URLS: {
    fallback: '',
    about: 'addresses, by comma, that are told of each lead, signed as Standard Webhooks has it',
    isSecret: true,
  },
  LEAD_WEBHOOK_SECRETS: {
    fallback: '',
    about:
      'secrets to sign with, by comma, as in whsec_ and 24 to 64 bytes in base64; the newest first while they are rotated',
    isSecret: true,
  },
  DELIVERY_SETTLE_MS: {
    fallback: '3000',
    about: 'how long deliveries of a new lead wait for the other call of the same submission',
  },
  DELIVERY_TIMEOUT_MS: { fallback: '15000', about: 'how long one attempt to deliver may take' },
  DELIVERY_CONCURRENCY: { fallback: '4', about: 'attempts under way at a time, for each target' },
  DELIVERY_FIRST_RETRY_MS: {
    fallback: '5000',
    about: 'wait after the first failure; each further one doubles it',
  },
  DELIVERY_LONGEST_RETRY_MS: { fallback: '1800000', about: 'longest wait between attempts' },
  DELIVERY_LIFETIME_HOURS: { fallback: '120', about: 'how long a delivery is tried; then it is dead' },
  LEAD_LIMIT_PER_ADDRESS: {
    fallback: '60',
    about: 'leads that one address (IPv6: one /64) may send within the window; 0 means any number',
  },
  LEAD_LIMIT_PER_FORM: { fallback: '20', about: 'the same, by one form' },
  LEAD_LIMIT_WINDOW_MINUTES: { fallback: '60', about: 'window of both limits' },
  LEAD_LEAST_MS: {
    fallback: '2000',
    about: 'who sends a form sooner after opening the page is taken for a program; 0 lets everybody be fast',
  },
  TURNSTILE_SECRET: {
    fallback: '',
    about: 'secret of Cloudflare Turnstile, beside the site key in site.yaml; without it nobody is asked',
    isSecret: true,
  },
  TURNSTILE_URL: {
    fallback: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    about: 'where Turnstile is asked',
  },
  PUBLIC_URL: {
    fallback: '',
    about:
      'address of the site for everybody outside, as in https://larkfield.example; payment links begin with it, and it is needed where a proxy changes the host that browsers named',
  },
  NODE_ENV: {
    fallback: 'development',
    about: 'production takes no test payments: without the keys of Stripe nobody can pay there',
  },
  STRIPE_SECRET_KEY: {
    fallback: '',
    about: 'takes payments by Stripe, together with the two below; without them payments are only tests',
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    fallback: '',
    about: 'the same account’s key for browsers',
    // Browsers may see it, but what is wrong here may be the other key.
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    fallback: '',
    about:
      'signs what Stripe posts to /api/payments/webhook; by comma, the newest first, while it is rotated',
    isSecret: true,
  },
  STRIPE_API_BASE: { fallback: '', about: 'a host that speaks as Stripe does, in place of Stripe’s own' },
  STRIPE_TIMEOUT_MS: { fallback: '8000', about: 'how long one try to ask Stripe may take' },
  PAYMENT_LINK_DAYS: { fallback: '30', about: 'how long a payment link can be paid' },
  PAYMENT_ANSWER_MS: {
    fallback: '25000',
    about: 'how long a client waits for the end of a payment; then the page asks on by itself',
  },
  PAYMENT_SETTLE_MS: {
    fallback: '120000',
    about: 'how long after it began a payment of which nothing was heard may still turn out to be made',
  },
  PAYMENT_SWEEP_MS: { fallback: '15000', about: 'how often payments are asked about that are not settled' },
  PAYMENT_LIMIT_PER_LINK: {
    fallback: '10',
    about: 'attempts to pay one link within the window; 0 means any number, here and below',
  },
  PAYMENT_LIMIT_PER_ADDRESS: {
    fallback: '12',
    about: 'attempts to pay from one address (IPv6: one /64) within the window',
  },
  PAYMENT_LIMIT_UNKNOWN_IDS: {
    fallback: '30',
    about: 'ids of payment links that lead nowhere, from one address within the window',
  },
  PAYMENT_LIMIT_WINDOW_MINUTES: { fallback: '360', about: 'window of these limits' },
  STAFF_AUTH: {
    fallback: '',
    about:
      'who signs staff in: empty for accounts of `npm run staff`, or header:X-Auth-Request-Email for a proxy of TRUST_PROXY that names them in that header',
  },
  STAFF_SECRET: {
    fallback: '',
    about:
      'at least 32 characters that sign the cookies of staff and encrypt their second factors; without it one is made and kept in the database',
    isSecret: true,
  },
  STAFF_SESSION_HOURS: {
    fallback: '12',
    about: 'how long staff stay signed in without doing anything',
  },
  STAFF_SIGN_IN_LIMIT: {
    fallback: '10',
    about:
      'wrong passwords, and wrong codes, within the window for one account from one address; 5 times as many from one address for all accounts, 10 times as many for one account from anywhere; 0 means any number',
  },
  STAFF_SIGN_IN_WINDOW_MINUTES: { fallback: '15', about: 'window of these limits' },
  METRICS_TOKEN: {
    fallback: '',
    about: 'lets other machines read /metrics with `Authorization: Bearer`; without it only this one may',
    isSecret: true,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
