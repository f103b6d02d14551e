import type { BlockList } from 'node:net';
import type { LeadLimits } from '../leads/record/lead-limits.ts';
import { type LogLevel, logLevels } from '../lib/logger.ts';
import type { Address } from '../mail/mail.ts';
import { type PaymentConfig, paymentConfig } from './payment-config.ts';
import { createReaders, type Readers } from './readers.ts';
import { type StaffConfig, staffConfig } from './staff-config.ts';

/** Everything that the environment decides. Made by `readConfig`, handed to whoever needs a part of it. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Undefined keeps everything in a file in `dataDir`. */
  databaseUrl: string | undefined;
  distDir: string;
  trustProxy: BlockList;
  logLevel: LogLevel;
  bodyLimitBytes: number;
  staticCacheBytes: number;
  stopTimeoutMs: number;
  mail: MailConfig;
  leads: LeadConfig;
  delivery: DeliveryConfig;
  /** Undefined leaves it to each request's own host. */
  publicUrl: string | undefined;
  staff: StaffConfig;
  payments: PaymentConfig;
  metricsToken: string | undefined;
}

export interface MailConfig {
  /** Undefined writes mail into `dataDir`. */
  smtpUrl: string | undefined;
  from: Address;
  notifyTo: readonly Address[];
  isAcknowledged: boolean;
}

export interface LeadConfig {
  crmUrl: string | undefined;
  webhookUrls: readonly string[];
  webhookSecrets: readonly string[];
  limits: LeadLimits;
  /** Who is faster, in ms, is taken for a program. */
  leastMs: number;
  /** Undefined asks nobody whether a person sent a form. */
  turnstile: { secret: string; url: string } | undefined;
}

export interface DeliveryConfig {
  settleMs: number;
  timeoutMs: number;
  concurrency: number;
  firstRetryMs: number;
  longestRetryMs: number;
  lifetimeMs: number;
}

/** The environment is wrong; the message lists every fault, one to a line. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The environment has ${faults.length} fault${faults.length === 1 ? '' : 's'}:\n  ${faults.join('\n  ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** What is wrong beyond the words of the environment, one line each. */
export interface Findings {
  faults: readonly string[];
  /** Told beside faults; alone they stop nothing. */
  warnings: readonly string[];
}

/**
 * @param inspect looks at what the environment names; it is also asked when the environment has other faults
 * @throws ConfigError naming every variable that is wrong, not only the first
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  inspect: (config: Config) => Findings = () => ({ faults: [], warnings: [] }),
): Config {
  const faults: string[] = [];
  const read = createReaders(environment, faults);
  const config: Config = {
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
    trustProxy: read.networks('TRUST_PROXY'),
    host: hostOf(read),
    port: read.integer('PORT', 0, 65_535),
    dataDir: read.text('DATA_DIR'),
    databaseUrl: read.url('DATABASE_URL', ['postgres', 'postgresql']),
    distDir: read.text('DIST_DIR'),
    bodyLimitBytes: read.integer('BODY_LIMIT_BYTES', 1024, 100_000_000),
    staticCacheBytes: read.integer('STATIC_CACHE_BYTES', 0, 100_000_000_000),
    stopTimeoutMs: read.integer('STOP_TIMEOUT_MS', 0, 600_000),
    mail: mailConfig(read),
    leads: leadConfig(read),
    delivery: deliveryConfig(read),
    publicUrl: read.url('PUBLIC_URL', ['https', 'http']),
    staff: staffConfig(read),
    payments: paymentConfig(read),
    metricsToken: read.text('METRICS_TOKEN') || undefined,
  };
  const found = inspect(config);
  faults.push(...found.faults);
  if (faults.length > 0) throw new ConfigError([...faults, ...found.warnings]);
  return config;
}

function hostOf(read: Readers): string {
  const host = read.text('HOST');
  // Colons stand in IPv6 addresses only.
  if (!/^(?:[a-z0-9.-]+|[0-9a-f:.]*:[0-9a-f:.]*)$/i.test(host))
    read.wants('HOST', 'an IP address or a host name');
  return host;
}

function mailConfig(read: Readers): MailConfig {
  const smtpUrl = read.url('SMTP_URL', ['smtp', 'smtps']);
  const [from, ...others] = read.addresses('MAIL_FROM');
  const notifyTo = read.addresses('LEAD_NOTIFY_TO');
  if (others.length > 0) read.wants('MAIL_FROM', 'one e-mail address');
  if (smtpUrl !== undefined && read.text('MAIL_FROM') === '')
    read.fault('MAIL_FROM must be set beside SMTP_URL: mail needs a sender.');
  if (smtpUrl !== undefined && read.text('LEAD_NOTIFY_TO') === '')
    read.fault('LEAD_NOTIFY_TO must be set beside SMTP_URL: somebody must hear of leads.');
  return {
    smtpUrl,
    from: from ?? { name: '', address: 'website@localhost' },
    notifyTo: notifyTo.length > 0 ? notifyTo : [{ name: '', address: 'leads@localhost' }],
    isAcknowledged: read.oneOf('LEAD_ACKNOWLEDGE', ['on', 'off']) === 'on',
  };
}

function leadConfig(read: Readers): LeadConfig {
  const webhookUrls = read.urls('LEAD_WEBHOOK_URLS', ['https', 'http']);
  const webhookSecrets = read.list('LEAD_WEBHOOK_SECRETS');
  if (!webhookSecrets.every(isWebhookSecret))
    read.wants('LEAD_WEBHOOK_SECRETS', 'whsec_ followed by 24 to 64 bytes in base64');
  if (webhookUrls.length > 0 && webhookSecrets.length === 0)
    read.fault('LEAD_WEBHOOK_SECRETS must be set beside LEAD_WEBHOOK_URLS: webhooks are signed.');
  return {
    crmUrl: read.url('CRM_URL', ['https', 'http']),
    webhookUrls: [...new Set(webhookUrls)],
    webhookSecrets,
    limits: {
      perAddress: read.integer('LEAD_LIMIT_PER_ADDRESS', 0, 1_000_000_000),
      perForm: read.integer('LEAD_LIMIT_PER_FORM', 0, 1_000_000_000),
      windowMs: read.integer('LEAD_LIMIT_WINDOW_MINUTES', 1, 100_000) * 60_000,
    },
    leastMs: read.integer('LEAD_LEAST_MS', 0, 60_000),
    turnstile: turnstileConfig(read),
  };
}

function turnstileConfig(read: Readers): LeadConfig['turnstile'] {
  const secret = read.text('TURNSTILE_SECRET');
  const url = read.url('TURNSTILE_URL', ['https', 'http']) ?? '';
  return secret === '' ? undefined : { secret, url };
}

/** Source: the Standard Webhooks specification, "Symmetric". */
function isWebhookSecret(secret: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret)) return false;
  const { byteLength } = Buffer.from(secret.slice(6), 'base64');
  return byteLength >= 24 && byteLength <= 64;
}

function deliveryConfig(read: Readers): DeliveryConfig {
  return {
    settleMs: read.integer('DELIVERY_SETTLE_MS', 0, 600_000),
    timeoutMs: read.integer('DELIVERY_TIMEOUT_MS', 100, 600_000),
    concurrency: read.integer('DELIVERY_CONCURRENCY', 1, 100),
    firstRetryMs: read.integer('DELIVERY_FIRST_RETRY_MS', 10, 86_400_000),
    longestRetryMs: read.integer('DELIVERY_LONGEST_RETRY_MS', 10, 86_400_000),
    lifetimeMs: read.integer('DELIVERY_LIFETIME_HOURS', 1, 8760) * 3_600_000,
  };
}
