import { logLevels } from '../lib/logger.ts';
import * as parse from './parsers.ts';
import { flatten, type NamesOf, type ValuesOf, variable } from './variable.ts';
import { adVariables } from './variables/ads.ts';
import { deliveryVariables } from './variables/delivery.ts';
import { leadVariables } from './variables/leads.ts';
import { mailVariables } from './variables/mail.ts';
import { paymentVariables } from './variables/payments.ts';
import { staffVariables } from './variables/staff.ts';
import { studioVariables } from './variables/studio.ts';

/**
 * Every environment variable of the server, by topic. The tree is the shape of `Config`; `npm run generate` writes the table
 * in `server/README.md` and `.env.example` from it.
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
  erasureJournal: variable('ERASURE_JOURNAL', {
    parse: parse.text,
    about:
      'file that erasures of people are repeated from after a backup was restored, by default DATA_DIR/erasures/journal.jsonl; not part of backups of the database, and on storage that all servers share',
  }),
  distDir: variable('DIST_DIR', { parse: parse.text, default: 'dist', about: 'folder of the built site' }),
  releasesDir: variable('RELEASES_DIR', {
    parse: parse.text,
    about:
      'folder of the studio’s releases, by default DATA_DIR/releases; the live one is shown in place of DIST_DIR until that is built again',
  }),
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
  mail: mailVariables,
  leads: leadVariables,
  delivery: deliveryVariables,
  ads: adVariables,
  publicUrl: variable('PUBLIC_URL', {
    parse: parse.webUrl,
    about:
      'public URL of the site, e.g. https://company.example; payment links start with it; required where a proxy changes the Host header',
  }),
  isProduction: variable('NODE_ENV', {
    parse: (value) => value === 'production',
    default: 'development',
    about: 'production disables test payments: without Stripe keys, no payment can be made',
  }),
  payments: paymentVariables,
  staff: staffVariables,
  studio: studioVariables,
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
