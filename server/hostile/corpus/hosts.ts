import { type Family, type HostileCase, page, rejected, unreadable } from '../hostile-case.ts';
import { request } from '../wire.ts';

/** The referrer must not decide which host `GET /api/leads` redirects to. */
const backwards: HostileCase[] = [
  'https://evil.example/lp8/',
  'https://larkfield.example//evil.example/',
  'https://larkfield.example/\\evil.example/',
  'https://larkfield.example/.//evil.example/',
  'https://larkfield.example@evil.example/',
  'x://larkfield.example/\\evil.example/',
  'x://larkfield.example//evil.example/',
  'data:text/html,<script>alert(1)</script>',
  'javascript://larkfield.example/%0aalert(1)',
  'https://larkfield.example/%0d%0aSet-Cookie:a=b',
  'https://larkfield.example/api/leads',
].map((referer) => ({
  name: `a redirect back to ${referer}`,
  wire: () => request({ method: 'GET', target: '/api/leads', headers: { referer } }),
  expected: page,
}));

const noHosts: HostileCase[] = [
  'a b',
  'user:password@larkfield.example',
  'larkfield.example/../../.env',
  'larkfield.example:99999',
  'larkfield.example:80:80',
  'larkfield.example?x=',
  'larkfield.example#',
  'larkfield.example\\@evil.example',
  '[::1',
  '<script>alert(1)</script>',
  '\xff\xfe',
  'larkfield.example%00',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  '${jndi:ldap://evil.example}',
].map((host) => ({
  name: `the host ${host}`,
  wire: () => request({ method: 'GET', target: '/lp8/', headers: { host } }),
  expected: unreadable,
}));

const foreignHosts: HostileCase[] = [
  '',
  'evil.example',
  '127.0.0.1:22',
  '[::1]:3000',
  'LARKFIELD.EXAMPLE',
  `${'a.'.repeat(2000)}example`,
].map((host) => ({
  name: `a page of the host ${host.slice(0, 40)}`,
  wire: () => request({ method: 'GET', target: '/LP8/', headers: { host } }),
  expected: page,
}));

const untrustedMetrics: HostileCase[] = [
  {
    name: 'metrics through a proxy',
    wire: () => request({ method: 'GET', target: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } }),
    expected: rejected(404),
  },
  {
    name: 'metrics with an unknown forwarded address',
    wire: () => request({ method: 'GET', target: '/metrics', headers: { forwarded: 'for=127.0.0.1' } }),
    expected: rejected(404),
  },
];

export const hosts: Family = {
  name: 'hosts',
  cases: [...backwards, ...noHosts, ...foreignHosts, ...untrustedMetrics],
};
