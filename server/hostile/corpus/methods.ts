import { METHODS } from 'node:http';
import { callNames, calls } from '../calls.ts';
import { type Expected, type Family, type HostileCase, page, rejected, unreadable } from '../hostile-case.ts';
import { request } from '../wire.ts';

const toCalls: HostileCase[] = callNames.flatMap((call) =>
  METHODS.filter((method) => !['POST', 'CONNECT'].includes(method)).map((method) => ({
    name: `${method} of the ${call} call`,
    wire: () => request({ method, target: calls[call].path, body: '{}' }),
    // Opening the URL of a form again redirects to its page.
    expected:
      call === 'form' && ['GET', 'HEAD'].includes(method) ? page : rejected(405, { message: /use POST/ }),
  })),
);

const toPages: HostileCase[] = ['/lp8/', '/assets/app-1a2b.js', '/nowhere', '/healthz', '/readyz'].flatMap(
  (target) =>
    ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'MOVE', 'PURGE', 'QUERY'].map(
      (method) => ({
        name: `${method} ${target}`,
        wire: () => request({ method, target, headers: { destination: '/.env' }, body: 'x' }),
        expected: rejected(405),
      }),
    ),
);

/** Unknown methods. */
const words = [
  'FOO',
  'get',
  'Post',
  'GETT',
  'G',
  'TRACK',
  'DEBUG',
  'SECRET',
  'GET,POST',
  '__proto__',
  'G\0T',
  'GET\t',
  'É',
  'x'.repeat(10_000),
];

const unknown: HostileCase[] = words.map((method) => ({
  name: `the method ${JSON.stringify(method.slice(0, 20))}`,
  wire: () => request({ method, target: '/lp8/' }),
  expected: unreadable,
}));

const overrides: HostileCase[] = [
  ['x-http-method-override', 'DELETE', page],
  ['x-method-override', 'PUT', page],
  ['x-http-method', 'CONNECT', page],
].map(([name, method, expected]) => ({
  name: `${method} by the header ${name}`,
  wire: () => request({ method: 'GET', target: '/lp8/', headers: { [String(name)]: String(method) } }),
  expected: expected as Expected,
}));

const tunnels: HostileCase[] = ['evil.example:443', '127.0.0.1:22', '/', '/rafp/submit', '*'].map(
  (target) => ({
    name: `CONNECT ${target}`,
    wire: () => request({ method: 'CONNECT', target }),
    expected: unreadable,
  }),
);

export const methods: Family = {
  name: 'methods',
  cases: [...toCalls, ...toPages, ...unknown, ...overrides, ...tunnels],
};
