import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { allVariables, type VariableName } from './variables.ts';

test('an empty environment is a whole configuration', () => {
  const { trustProxy, ...config } = readConfig({});
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    erasureJournal: undefined,
    distDir: 'dist',
    releasesDir: undefined,
    logLevel: 'info',
    bodyLimitBytes: 131_072,
    staticCacheBytes: 67_108_864,
    stopTimeoutMs: 10_000,
    mail: {
      smtpUrl: undefined,
      from: undefined,
      replyTo: undefined,
      imapUrl: undefined,
      notifyTo: undefined,
      acknowledge: true,
    },
    leads: {
      crmUrl: undefined,
      crmErasePath: undefined,
      webhookUrls: [],
      webhookSecrets: [],
      limits: {
        perAddress: 60,
        perForm: 20,
        uploadsPerAddress: 30,
        chats: 20,
        chatMessages: 60,
        views: 600,
        windowMs: 3_600_000,
      },
      minFillMs: 2000,
      turnstile: undefined,
    },
    delivery: {
      settleMs: 3000,
      timeoutMs: 15_000,
      concurrency: 4,
      firstRetryMs: 5000,
      maxRetryMs: 1_800_000,
      lifetimeMs: 432_000_000,
    },
    ads: { google: undefined, meta: undefined },
    publicUrl: undefined,
    isProduction: false,
    staff: {
      header: undefined,
      roles: undefined,
      roleHeader: undefined,
      secret: undefined,
      sessionSeconds: 43_200,
      limits: { limit: 10, windowMs: 900_000 },
    },
    studio: { url: undefined, secret: undefined },
    payments: {
      stripe: undefined,
      settings: {
        linkDays: 30,
        answerMs: 25_000,
        settleMs: 120_000,
        sweepMs: 15_000,
        limits: { perLink: 10, perAddress: 12, unknownIds: 30, windowMs: 21_600_000 },
      },
    },
    metricsToken: undefined,
  });
  expect(trustProxy.check('127.0.0.1')).toBe(false);
});

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const serviceAccountKey = JSON.stringify({
  type: 'service_account',
  client_email: 'ads@project.iam.example',
  private_key_id: 'key-1',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: 'https://oauth2.example/token',
});

const everything = {
  PORT: '0',
  HOST: '::',
  DATA_DIR: '/srv/data',
  DATABASE_URL: 'postgres://site:secret@db.example/site',
  ERASURE_JOURNAL: '/srv/erasures/journal.jsonl',
  DIST_DIR: '/srv/dist',
  RELEASES_DIR: '/srv/releases',
  TRUST_PROXY: '10.0.0.0/8, 192.0.2.7,2001:db8::/32',
  LOG_LEVEL: 'warn',
  BODY_LIMIT_BYTES: '2048',
  STATIC_CACHE_BYTES: '0',
  STOP_TIMEOUT_MS: '500',
  SMTP_URL: 'smtps://site:secret@mail.example:465',
  MAIL_FROM: 'Larkfield Resumes <hello@larkfield.example>',
  MAIL_REPLY_TO: 'answers@larkfield.example',
  IMAP_URL: 'imaps://answers:secret@mail.example:993/INBOX',
  LEAD_NOTIFY_TO: 'sales@larkfield.example, "Night Shift" <night@larkfield.example>',
  LEAD_ACKNOWLEDGE: 'off',
  CRM_URL: 'https://crm.example',
  CRM_ERASE_PATH: '/rafp/erase',
  LEAD_WEBHOOK_URLS: 'https://hooks.example/a,https://hooks.example/b',
  LEAD_WEBHOOK_SECRETS: `whsec_${'A'.repeat(32)}`,
  DELIVERY_SETTLE_MS: '0',
  DELIVERY_TIMEOUT_MS: '1000',
  DELIVERY_CONCURRENCY: '9',
  DELIVERY_FIRST_RETRY_MS: '100',
  DELIVERY_LONGEST_RETRY_MS: '2000',
  DELIVERY_LIFETIME_HOURS: '2',
  LEAD_LIMIT_PER_ADDRESS: '0',
  LEAD_LIMIT_PER_FORM: '7',
  LEAD_LIMIT_UPLOADS: '9',
  CHAT_LIMIT_PER_ADDRESS: '3',
  CHAT_LIMIT_MESSAGES: '12',
  VIEW_LIMIT_PER_ADDRESS: '15',
  LEAD_LIMIT_WINDOW_MINUTES: '1',
  LEAD_LEAST_MS: '0',
  TURNSTILE_SECRET: 'turn',
  TURNSTILE_URL: 'https://turnstile.example',
  GOOGLE_ADS_ACCOUNT: '123-456-7890',
  GOOGLE_ADS_KEY: serviceAccountKey,
  GOOGLE_ADS_LOGIN_ACCOUNT: '9876543210',
  GOOGLE_DATA_MANAGER_URL: 'http://127.0.0.1:12112/v1',
  META_PIXEL_ID: '123456789012345',
  META_ACCESS_TOKEN: 'meta-token',
  META_GRAPH_URL: 'http://127.0.0.1:12113/v26.0',
  PUBLIC_URL: 'https://larkfield.example',
  STAFF_AUTH: 'header:X-Auth-Request-Email',
  STAFF_ROLES: 'Nora@larkfield.example = manager, sam@larkfield.example=admin',
  STAFF_ROLE_HEADER: 'X-Auth-Request-Groups',
  STAFF_SECRET: 'a'.repeat(32),
  STAFF_SESSION_HOURS: '1',
  STAFF_SIGN_IN_LIMIT: '3',
  STAFF_SIGN_IN_WINDOW_MINUTES: '2',
  STUDIO_URL: 'http://studio:3001',
  STUDIO_SECRET: 'b'.repeat(32),
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'rk_live_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old',
  STRIPE_API_BASE: 'http://127.0.0.1:12111',
  STRIPE_TIMEOUT_MS: '500',
  PAYMENT_LINK_DAYS: '7',
  PAYMENT_ANSWER_MS: '1000',
  PAYMENT_SETTLE_MS: '2000',
  PAYMENT_SWEEP_MS: '300',
  PAYMENT_LIMIT_PER_LINK: '4',
  PAYMENT_LIMIT_PER_ADDRESS: '5',
  PAYMENT_LIMIT_UNKNOWN_IDS: '6',
  PAYMENT_LIMIT_WINDOW_MINUTES: '1',
  METRICS_TOKEN: 'meter',
} satisfies Record<VariableName, string>;

test('every variable is read', () => {
  const { trustProxy, ...config } = readConfig(everything);
  expect(config).toEqual({
    port: 0,
    host: '::',
    dataDir: '/srv/data',
    databaseUrl: 'postgres://site:secret@db.example/site',
    erasureJournal: '/srv/erasures/journal.jsonl',
    distDir: '/srv/dist',
    releasesDir: '/srv/releases',
    logLevel: 'warn',
    bodyLimitBytes: 2048,
    staticCacheBytes: 0,
    stopTimeoutMs: 500,
    mail: {
      smtpUrl: 'smtps://site:secret@mail.example:465',
      from: { name: 'Larkfield Resumes', address: 'hello@larkfield.example' },
      replyTo: { name: '', address: 'answers@larkfield.example' },
      imapUrl: 'imaps://answers:secret@mail.example:993/INBOX',
      notifyTo: [
        { name: '', address: 'sales@larkfield.example' },
        { name: 'Night Shift', address: 'night@larkfield.example' },
      ],
      acknowledge: false,
    },
    leads: {
      crmUrl: 'https://crm.example',
      crmErasePath: '/rafp/erase',
      webhookUrls: ['https://hooks.example/a', 'https://hooks.example/b'],
      webhookSecrets: [`whsec_${'A'.repeat(32)}`],
      limits: {
        perAddress: 0,
        perForm: 7,
        uploadsPerAddress: 9,
        chats: 3,
        chatMessages: 12,
        views: 15,
        windowMs: 60_000,
      },
      minFillMs: 0,
      turnstile: { secret: 'turn', url: 'https://turnstile.example' },
    },
    delivery: {
      settleMs: 0,
      timeoutMs: 1000,
      concurrency: 9,
      firstRetryMs: 100,
      maxRetryMs: 2000,
      lifetimeMs: 7_200_000,
    },
    ads: {
      google: {
        account: '1234567890',
        key: {
          email: 'ads@project.iam.example',
          keyId: 'key-1',
          privateKey,
          tokenUrl: 'https://oauth2.example/token',
        },
        loginAccount: '9876543210',
        url: 'http://127.0.0.1:12112/v1',
      },
      meta: { pixel: '123456789012345', accessToken: 'meta-token', url: 'http://127.0.0.1:12113/v26.0' },
    },
    publicUrl: 'https://larkfield.example',
    isProduction: true,
    staff: {
      header: 'X-Auth-Request-Email',
      roles: {
        people: new Map([
          ['nora@larkfield.example', 'manager'],
          ['sam@larkfield.example', 'admin'],
        ]),
        everyoneElse: undefined,
      },
      roleHeader: 'X-Auth-Request-Groups',
      secret: 'a'.repeat(32),
      sessionSeconds: 3600,
      limits: { limit: 3, windowMs: 120_000 },
    },
    studio: { url: 'http://studio:3001', secret: 'b'.repeat(32) },
    payments: {
      stripe: {
        secretKey: 'rk_live_secret',
        publishableKey: 'pk_live_public',
        webhookSecrets: ['whsec_new', 'whsec_old'],
        apiBase: 'http://127.0.0.1:12111',
        timeoutMs: 500,
      },
      settings: {
        linkDays: 7,
        answerMs: 1000,
        settleMs: 2000,
        sweepMs: 300,
        limits: { perLink: 4, perAddress: 5, unknownIds: 6, windowMs: 60_000 },
      },
    },
    metricsToken: 'meter',
  });
  expect(trustProxy.check('10.200.0.1')).toBe(true);
  expect(trustProxy.check('192.0.2.8')).toBe(false);
  expect(trustProxy.check('2001:db8::1', 'ipv6')).toBe(true);
});

test('the key of a service account can be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-test-'));
  const file = join(folder, 'key.json');
  writeFileSync(file, serviceAccountKey);
  const { ads } = readConfig({ GOOGLE_ADS_ACCOUNT: '1234567890', GOOGLE_ADS_KEY: file });
  rmSync(folder, { recursive: true });
  expect(ads.google?.key.email).toBe('ads@project.iam.example');
});

test('a blank variable counts as unset', () => {
  expect(readConfig({ PORT: ' ', TRUST_PROXY: '' }).port).toBe(3000);
});

test('every default is valid', () => {
  const defaults = allVariables.map((variable) => [variable.name, variable.default]);
  expect(() => readConfig(Object.fromEntries(defaults))).not.toThrow();
});

test('every variable is listed once, in the form of environment variables', () => {
  const names = allVariables.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z][A-Z_]*$/.test(name))).toEqual([]);
});

test('every description is one line that fits a table', () => {
  const misfits = allVariables.filter(({ about }) => about === '' || /[\n|]|\.$/.test(about));
  expect(misfits).toEqual([]);
});
