import { type Expected, type Family, type HostileCase, page, refused } from '../hostile-case.ts';
import { get } from '../wire.ts';

/** Shapes that no browser makes of an address. */
const shapes: Readonly<Record<string, string>> = {
  'two slashes at the start': '//lp8/',
  'two slashes at the end': '/lp8//',
  'two slashes and a host': '//evil.example/lp8/',
  'two slashes, a host and other capitals': '//evil.example/LP8/',
  'an escaped slash and a host': '/%2fevil.example/LP8/',
  'a thousand slashes': '/'.repeat(1000),
  'a thousand folders': `/${'a/'.repeat(1000)}`,
  'a thousand dots': `/${'.'.repeat(1000)}/`,
  'a thousand steps up': `/${'../'.repeat(1000)}secret.txt`,
  'a thousand escaped steps up': `/${'%2e%2e%2f'.repeat(1000)}secret.txt`,
  'a name too long for a file': `/${'a'.repeat(300)}`,
  'a name of eight thousand characters': `/${'a'.repeat(8000)}`,
  'eight thousand escaped characters': `/${'%61'.repeat(2700)}`,
  'half an escape': '/%',
  'an escape of one digit': '/%4',
  'an escape of no digits': '/%zz',
  'an escape of Unicode': '/%u0041',
  'half a character': '/%E0%A4%A',
  'a byte that is no character': '/%ff',
  'half a surrogate pair': '/%ed%a0%80',
  'a NUL': '/%00',
  'a NUL in a name': '/lp8/index.html%00.png',
  'a line break': '/%0d%0aSet-Cookie:%20a=b',
  'a line break before a folder of other capitals': '/LP8%0d%0aSet-Cookie:%20a=b/',
  'an escape of a terminal': '/%1b[2J%1b]0;owned%07',
  'a script': '/<script>alert(1)</script>',
  'an escaped script': '/%3Cscript%3Ealert(1)%3C/script%3E',
  quotes: `/"'><img src=x onerror=alert(1)>`.replaceAll(' ', '%20'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  'a template': '/${7*7}{{7*7}}',
  'an address that runs': '/javascript:alert(1)',
  'an order to write backwards': '/%E2%80%AElp8/',
  'an escaped question mark': '/lp8%3fa=b',
  'an escaped number sign': '/lp8%23a',
  'a semicolon': '/lp8;jsessionid=1/',
  'an address with a user': '/http://user:password@evil.example/',
};

/** The page is there, and is shown as if it had been asked for properly. */
const shown: Readonly<Record<string, string>> = {
  'a dot as a folder': '/lp8/./',
  'a dot at its end': '/lp8/.',
  'an escaped dot': '/%2e',
  'two escaped dots': '/%2e%2e',
  'two dots': '/..',
  'a step down and up again': '/lp8/x/../',
  'an escaped letter': '/%6cp8/',
  'another spelling': '/LP8/',
  'another spelling and a host as its query': '/LP8/?next=//evil.example',
  'a query of eight thousand characters': `/lp8/?${'a'.repeat(8000)}`,
  'a query of nothing but separators': `/lp8/?${'&='.repeat(2000)}`,
  'a query with escapes that are none': '/lp8/?a=%zz%ff%00%0d%0a',
  'a query with steps up': '/lp8/?file=../../../etc/passwd',
  'a query with a script': '/lp8/?q=%3Cscript%3Ealert(1)%3C/script%3E',
  'a query with backslashes': '/lp8/?a=\\..\\..',
  'a fragment': '/lp8/#<script>',
};

/** Near the addresses of calls. */
const nearCalls: Readonly<Record<string, number>> = {
  '/api': 404,
  '/api/': 404,
  '/api/..%2f.env': 404,
  '/api/leads/': 404,
  '/api//leads': 404,
  '/api/leads%00': 404,
  '/api/leads/../../.env': 404,
  '/api/email': 404,
  '/api/__proto__': 404,
  '/rafp/': 404,
  '/rafp/submit/': 404,
  '/rafp/submit': 405,
  '/api/email/send-resume-email': 405,
  '/api/email/send-resume-email?a=%ff': 405,
  '/healthz/': 404,
  '/metrics/../.env': 404,
};

const inTable = (table: Readonly<Record<string, string>>, expected: Expected): HostileCase[] =>
  Object.entries(table).map(([what, target]) => ({
    name: `a path with ${what}`,
    wire: () => get(target),
    expected,
  }));

export const oddPaths: Family = {
  name: 'odd paths',
  cases: [
    ...inTable(shapes, refused(404)),
    ...inTable(shown, page),
    ...Object.entries(nearCalls).map(([target, status]) => ({
      name: `GET ${target}`,
      wire: () => get(target),
      expected: refused(status),
    })),
  ],
};
