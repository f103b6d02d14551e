import { logLevels } from '../lib/logger.ts';
import * as parse from './parsers.ts';
import { flatten, type NamesOf, OptionalGroup, type ValuesOf, variable } from './variable.ts';

const [minute, hour] = [60_000, 3_600_000];
const web = parse.url('https', 'http');

/**
 * Every environment variable of the server, once. The tree is the shape of `Config`; `npm run generate` writes
 * the table in `server/README.md` and `.env.example` from it. Longer than other files because it is the only
 * list.
 */
export const variables = {
  port: variable('PORT', {
    parse: parse.integer(0, 65_535),
    default: '3000',
    about: 'TCP port; 0 picks a free one',
  }),
  host: variable('HOST', {
    // Colons occur in IPv6 addresses only.
    parse: parse.matching(/^(?:[a-z0-9.-]+|[0-9a-f:.]*:[0-9a-f:.]*)$/i, 'an IP address or a host name'),
    default: '127.0.0.1',
    about: 'address to listen on; 0.0.0.0 accepts connections from other machines',
  }),
  dataDir: variable('DATA_DIR', {
    parse: parse.text,
    default: './data',
    about: 'folder for the database and unsent mail; created when missing',
  }),
  databaseUrl: variable('DATABASE_URL', {
    parse: parse.url('postgres', 'postgresql'),
    about: 'PostgreSQL instead of the SQLite file, e.g. postgres://user:password@host:5432/name',
    isSecret: true,
  }),
  distDir: variable('DIST_DIR', { parse: parse.text, default: 'dist', about: 'folder of the built site' }),
  trustProxy: variable('TRUST_PROXY', {
    parse: parse.networks,
    default: '',
    about: 'IP addresses or CIDR ranges, comma-separated, of proxies whose X-Forwarded-* headers are trusted',
  }),
  logLevel: variable('LOG_LEVEL', {
    parse: parse.oneOf(logLevels),
    default: 'info',
    about: logLevels.join(', '),
  }),
  bodyLimitBytes: variable('BODY_LIMIT_BYTES', {
    parse: parse.integer(1024, 100_000_000),
    default: '131072',
    about: 'maximum size of a request body',
  }),
  staticCacheBytes: variable('STATIC_CACHE_BYTES', {
    parse: parse.integer(0, 100_000_000_000),
    default: '67108864',
    about: 'memory for cached files of the site, compressed and uncompressed',
  }),
  stopTimeoutMs: variable('STOP_TIMEOUT_MS', {
    parse: parse.integer(0, 600_000),
    default: '10000',
    about: 'how long shutdown waits for requests and deliveries in progress',
  }),
  mail: {
    smtpUrl: variable('SMTP_URL', {
      parse: parse.url('smtp', 'smtps'),
      about:
        'mail server, e.g. smtps://user:password@host:465; without it, mail is written to DATA_DIR/mail as .eml files',
      isSecret: true,
    }),
    from: variable('MAIL_FROM', {
      parse: parse.address,
      about: 'sender of all mail, e.g. `Our Company <hello@company.example>`; required with SMTP_URL',
    }),
    notifyTo: variable('LEAD_NOTIFY_TO', {
      parse: parse.list(parse.address, 'email addresses'),
      about: 'email addresses, comma-separated, notified of each lead and payment; required with SMTP_URL',
    }),
    acknowledge: variable('LEAD_ACKNOWLEDGE', {
      parse: parse.onOff,
      default: 'on',
      about: 'on or off: whether visitors receive an email that confirms their request',
    }),
  },
  leads: {
    crmUrl: variable('CRM_URL', {
      parse: web,
      about:
        'base URL of a CRM that accepts leads at /rafp/submit; without it, the built-in store is the CRM',
    }),
    webhookUrls: variable('LEAD_WEBHOOK_URLS', {
      parse: parse.list(web, 'URLs that start with https:// or http://'),
      default: '',
      about: 'URLs, comma-separated, that receive each lead as a Standard Webhooks message',
      isSecret: true,
    }),
    webhookSecrets: variable('LEAD_WEBHOOK_SECRETS', {
      parse: parse.list(parse.webhookSecret, 'secrets of whsec_ followed by 24 to 64 bytes in base64'),
      default: '',
      about:
        'signing secrets, comma-separated, each whsec_ and 24 to 64 bytes in base64; the newest first during rotation',
      isSecret: true,
    }),
    limits: {
      perAddress: variable('LEAD_LIMIT_PER_ADDRESS', {
        parse: parse.integer(0, 1_000_000_000),
        default: '60',
        about: 'leads accepted from one address (IPv6: one /64) per window; 0 disables the limit',
      }),
      perForm: variable('LEAD_LIMIT_PER_FORM', {
        parse: parse.integer(0, 1_000_000_000),
        default: '20',
        about: 'leads accepted from one address through one form per window; 0 disables the limit',
      }),
      windowMs: variable('LEAD_LIMIT_WINDOW_MINUTES', {
        parse: parse.integer(1, 100_000, minute),
        default: '60',
        about: 'window of both limits',
      }),
    },
    minFillMs: variable('LEAD_LEAST_MS', {
      parse: parse.integer(0, 60_000),
      default: '2000',
      about: 'submissions faster than this are treated as bots; 0 disables the check',
    }),
    turnstile: new OptionalGroup(
      {
        secret: variable('TURNSTILE_SECRET', {
          parse: parse.text,
          about:
            'Cloudflare Turnstile secret that matches the site key in site.yaml; without it, nothing is verified',
          isSecret: true,
        }),
      },
      {
        url: variable('TURNSTILE_URL', {
          parse: web,
          default: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
          about: 'Turnstile verification endpoint',
        }),
      },
    ),
  },
  delivery: {
    settleMs: variable('DELIVERY_SETTLE_MS', {
      parse: parse.integer(0, 600_000),
      default: '3000',
      about: 'how long deliveries of a new lead wait for the other call of the same submission',
    }),
    timeoutMs: variable('DELIVERY_TIMEOUT_MS', {
      parse: parse.integer(100, 600_000),
      default: '15000',
      about: 'timeout of one delivery attempt',
    }),
    concurrency: variable('DELIVERY_CONCURRENCY', {
      parse: parse.integer(1, 100),
      default: '4',
      about: 'concurrent delivery attempts per target',
    }),
    firstRetryMs: variable('DELIVERY_FIRST_RETRY_MS', {
      parse: parse.integer(10, 86_400_000),
      default: '5000',
      about: 'delay after the first failed attempt; doubles after each further one',
    }),
    maxRetryMs: variable('DELIVERY_LONGEST_RETRY_MS', {
      parse: parse.integer(10, 86_400_000),
      default: '1800000',
      about: 'maximum delay between attempts',
    }),
    lifetimeMs: variable('DELIVERY_LIFETIME_HOURS', {
      parse: parse.integer(1, 8760, hour),
      default: '120',
      about: 'how long a delivery is retried before it is dead-lettered',
    }),
  },
  publicUrl: variable('PUBLIC_URL', {
    parse: web,
    about:
      'public URL of the site, e.g. https://company.example; payment links start with it; required where a proxy changes the Host header',
  }),
  isProduction: variable('NODE_ENV', {
    parse: (value) => value === 'production',
    default: 'development',
    about: 'production disables test payments: without Stripe keys, no payment can be made',
  }),
  payments: {
    stripe: new OptionalGroup(
      {
        secretKey: variable('STRIPE_SECRET_KEY', {
          parse: parse.matching(
            /^[sr]k_(?:test|live)_\w+$/,
            'a key that starts with sk_live_, rk_live_, sk_test_ or rk_test_',
          ),
          about:
            'accepts payments through Stripe, together with the next two; without them, payments are tests',
          isSecret: true,
        }),
        publishableKey: variable('STRIPE_PUBLISHABLE_KEY', {
          parse: parse.matching(/^pk_(?:test|live)_\w+$/, 'a key that starts with pk_live_ or pk_test_'),
          about: 'the same account’s key for browsers',
          // Public, but a mistaken value could be the secret key.
          isSecret: true,
        }),
        webhookSecrets: variable('STRIPE_WEBHOOK_SECRET', {
          parse: parse.list(parse.matching(/^whsec_\w+$/, ''), 'secrets that start with whsec_'),
          about:
            'verifies what Stripe posts to /api/payments/webhook; comma-separated during rotation, the newest first',
          isSecret: true,
        }),
      },
      {
        apiBase: variable('STRIPE_API_BASE', {
          parse: web,
          about: 'host of a Stripe-compatible API, instead of Stripe’s own',
        }),
        timeoutMs: variable('STRIPE_TIMEOUT_MS', {
          parse: parse.integer(100, 25_000),
          default: '8000',
          about: 'timeout of one request to Stripe',
        }),
      },
    ),
    settings: {
      linkDays: variable('PAYMENT_LINK_DAYS', {
        parse: parse.integer(1, 3650),
        default: '30',
        about: 'how long a payment link can be paid',
      }),
      answerMs: variable('PAYMENT_ANSWER_MS', {
        parse: parse.integer(100, 26_000),
        default: '25000',
        about: 'how long a payment request waits for the outcome; after that, the page polls',
      }),
      settleMs: variable('PAYMENT_SETTLE_MS', {
        parse: parse.integer(100, 3_600_000),
        default: '120000',
        about: 'how long an unanswered charge may still succeed',
      }),
      sweepMs: variable('PAYMENT_SWEEP_MS', {
        parse: parse.integer(10, 3_600_000),
        default: '15000',
        about: 'how often unsettled payments are checked',
      }),
      limits: {
        perLink: variable('PAYMENT_LIMIT_PER_LINK', {
          parse: parse.integer(0, 1_000_000),
          default: '10',
          about: 'payment attempts per link and window; 0 disables the limit, as in the next two',
        }),
        perAddress: variable('PAYMENT_LIMIT_PER_ADDRESS', {
          parse: parse.integer(0, 1_000_000),
          default: '12',
          about: 'payment attempts from one address (IPv6: one /64) per window',
        }),
        unknownIds: variable('PAYMENT_LIMIT_UNKNOWN_IDS', {
          parse: parse.integer(0, 1_000_000),
          default: '30',
          about: 'lookups of unknown payment links from one address per window',
        }),
        windowMs: variable('PAYMENT_LIMIT_WINDOW_MINUTES', {
          parse: parse.integer(1, 100_000, minute),
          default: '360',
          about: 'window of the payment limits',
        }),
      },
    },
  },
  staff: {
    header: variable('STAFF_AUTH', {
      parse: parse.headerName,
      about:
        'unset for the accounts of `npm run staff`, or header:X-Auth-Request-Email when a proxy in TRUST_PROXY signs staff in and sends their email address in that header',
    }),
    secret: variable('STAFF_SECRET', {
      parse: parse.matching(/^.{32,}$/s, 'at least 32 characters'),
      about:
        'at least 32 characters; signs staff cookies and encrypts second factors; without it, one is generated and stored in the database',
      isSecret: true,
    }),
    sessionSeconds: variable('STAFF_SESSION_HOURS', {
      parse: parse.integer(1, 8760, 3600),
      default: '12',
      about: 'how long staff stay signed in while inactive',
    }),
    limits: {
      limit: variable('STAFF_SIGN_IN_LIMIT', {
        parse: parse.integer(0, 1_000_000),
        default: '10',
        about:
          'failed passwords or codes per window for one account from one network (IPv4 address, IPv6 /48) or known device; 5 times as many from one network for all accounts; after 10 times as many for one account from anywhere, attempts are delayed; 0 disables the limits',
      }),
      windowMs: variable('STAFF_SIGN_IN_WINDOW_MINUTES', {
        parse: parse.integer(1, 100_000, minute),
        default: '15',
        about: 'window of the sign-in limits',
      }),
    },
  },
  metricsToken: variable('METRICS_TOKEN', {
    parse: parse.text,
    about:
      'lets other machines read /metrics with `Authorization: Bearer`; without it, only this machine can',
    isSecret: true,
  }),
};

/** Everything the environment decides. */
export type Config = ValuesOf<typeof variables>;
export type VariableName = NamesOf<typeof variables>;

export const allVariables = flatten(variables);
