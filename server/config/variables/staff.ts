import * as parse from '../parsers.ts';
import { roleList } from '../role-list.ts';
import { variable } from '../variable.ts';

/** How staff sign in. */
export const staffVariables = {
  header: variable('STAFF_AUTH', {
    parse: parse.headerName,
    about:
      'unset for the accounts of `npm run staff`, or header:X-Auth-Request-Email when a proxy in TRUST_PROXY signs staff in and sends their email address in that header',
  }),
  roles: variable('STAFF_ROLES', {
    parse: roleList,
    about:
      'with STAFF_AUTH=header:…, the roles of people, comma-separated: you@company.example=manager, or *=agent for everyone else; without *, everyone else has no access; without this and the next one, everyone is admin',
  }),
  roleHeader: variable('STAFF_ROLE_HEADER', {
    parse: parse.matching(/^[\w-]+$/, 'the name of a header'),
    about:
      'a header of the same proxy, such as X-Auth-Request-Groups, with comma-separated words; the highest of the roles admin, manager, agent, author among them counts for people whom STAFF_ROLES does not name; without one, they have no access',
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
      parse: parse.minutes(1, 100_000),
      default: '15',
      about: 'window of the sign-in limits',
    }),
  },
};
