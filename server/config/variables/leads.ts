import * as parse from '../parsers.ts';
import { OptionalGroup, variable } from '../variable.ts';

/** Where leads go, and what limits them. */
export const leadVariables = {
  crmUrl: variable('CRM_URL', {
    parse: parse.webUrl,
    about: 'base URL of a CRM that accepts leads at /rafp/submit; without it, the built-in store is the CRM',
  }),
  crmErasePath: variable('CRM_ERASE_PATH', {
    parse: parse.matching(/^\/[^\s?#]+$/, 'a path that starts with /'),
    about:
      'path at CRM_URL, such as /rafp/erase, that accepts the ids of erased leads; without it, the CRM has to be asked by hand',
  }),
  webhookUrls: variable('LEAD_WEBHOOK_URLS', {
    parse: parse.list(parse.webUrl, 'URLs that start with https:// or http://'),
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
    uploadsPerAddress: variable('LEAD_LIMIT_UPLOADS', {
      parse: parse.integer(0, 1_000_000_000),
      default: '30',
      about: 'files uploaded from one address (IPv6: one /64) per window; 0 disables the limit',
    }),
    chats: variable('CHAT_LIMIT_PER_ADDRESS', {
      parse: parse.integer(0, 100_000),
      default: '20',
      about: 'chats begun from one address (IPv6: one /64) per hour; 0 disables the limit',
    }),
    chatMessages: variable('CHAT_LIMIT_MESSAGES', {
      parse: parse.integer(0, 100_000),
      default: '60',
      about: 'chat messages from one address (IPv6: one /64) per minute; 0 disables the limit',
    }),
    views: variable('VIEW_LIMIT_PER_ADDRESS', {
      parse: parse.integer(0, 1_000_000),
      default: '600',
      about:
        'reports of page views counted from one address (IPv6: one /64) per minute; more are refused; 0 disables the limit',
    }),
    windowMs: variable('LEAD_LIMIT_WINDOW_MINUTES', {
      parse: parse.minutes(1, 100_000),
      default: '60',
      about: 'window of these limits',
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
        parse: parse.webUrl,
        default: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        about: 'Turnstile verification endpoint',
      }),
    },
  ),
};
