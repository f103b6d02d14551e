import { type Expected, type Family, type HostileCase, page, rejected } from '../hostile-case.ts';
import { get } from '../wire.ts';

/** URLs that browsers do not produce. */
const shapes: Readonly<Record<string, string>> = {
  'two slashes at the start': '//lp8/',
  'two slashes and a host before a former address': '//evil.example/old/',
  'a former address and a host': '/old//evil.example/',
  'a former address with a line break': '/old%0d%0aLocation:%20//evil.example',
  'two slashes at the end': '/lp8//',
  'two slashes and a host': '//evil.example/lp8/',
  'two slashes and a capitalized host': '//evil.example/LP8/',
  'an escaped slash and a host': '/%2fevil.example/LP8/',
  'a thousand slashes': '/'.repeat(1000),
  'a thousand folders': `/${'a/'.repeat(1000)}`,
  'a thousand dots': `/${'.'.repeat(1000)}/`,
  'a thousand parent folders': `/${'../'.repeat(1000)}secret.txt`,
  'a thousand escaped parent folders': `/${'%2e%2e%2f'.repeat(1000)}secret.txt`,
  'a name too long for a file': `/${'a'.repeat(300)}`,
  'a name of eight thousand characters': `/${'a'.repeat(8000)}`,
  'eight thousand escaped characters': `/${'%61'.repeat(2700)}`,
  'a truncated escape': '/%',
  'a one-digit escape': '/%4',
  'an escape without digits': '/%zz',
  'a %u escape': '/%u0041',
  'a truncated character': '/%E0%A4%A',
  'an invalid UTF-8 byte': '/%ff',
  'a lone surrogate': '/%ed%a0%80',
  'a NUL': '/%00',
  'a NUL in a name': '/lp8/index.html%00.png',
  'a line break': '/%0d%0aSet-Cookie:%20a=b',
  'a line break before a capitalized folder': '/LP8%0d%0aSet-Cookie:%20a=b/',
  'a terminal escape sequence': '/%1b[2J%1b]0;owned%07',
  'a script': '/<script>alert(1)</script>',
  'an escaped script': '/%3Cscript%3Ealert(1)%3C/script%3E',
  quotes: `/"'><img src=x onerror=alert(1)>`.replaceAll(' ', '%20'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  'a template': '/${7*7}{{7*7}}',
  'a javascript: URL': '/javascript:alert(1)',
  'a bidirectional override': '/%E2%80%AElp8/',
  'an escaped question mark': '/lp8%3fa=b',
  'an escaped number sign': '/lp8%23a',
  'a semicolon': '/lp8;jsessionid=1/',
  'a URL with credentials': '/http://user:password@evil.example/',
};

/** Paths that normalize to an existing page. */
const shown: Readonly<Record<string, string>> = {
  'a dot segment': '/lp8/./',
  'a trailing dot segment': '/lp8/.',
  'an escaped dot': '/%2e',
  'two escaped dots': '/%2e%2e',
  'two dots': '/..',
  'a folder and its parent': '/lp8/x/../',
  'an escaped letter': '/%6cp8/',
  'different capitals': '/LP8/',
  'different capitals and a host as the query': '/LP8/?next=//evil.example',
  'a former address with a host as the query': '/old?//evil.example',
  'a former address with line breaks in the query': '/old/?%0d%0aLocation:%20//evil.example',
  'a former address with a backslash and a host as the query': '/OLD/?\\\\evil.example',
  'a query of eight thousand characters': `/lp8/?${'a'.repeat(8000)}`,
  'a query of only separators': `/lp8/?${'&='.repeat(2000)}`,
  'a query with invalid escapes': '/lp8/?a=%zz%ff%00%0d%0a',
  'a query with path traversal': '/lp8/?file=../../../etc/passwd',
  'a query with a script': '/lp8/?q=%3Cscript%3Ealert(1)%3C/script%3E',
  'a query with backslashes': '/lp8/?a=\\..\\..',
  'a fragment': '/lp8/#<script>',
};

/** Paths close to those of calls. */
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
  Object.entries(table).map(([label, target]) => ({
    name: `a path with ${label}`,
    wire: () => get(target),
    expected,
  }));

export const oddPaths: Family = {
  name: 'odd paths',
  cases: [
    ...inTable(shapes, rejected(404)),
    ...inTable(shown, page),
    ...Object.entries(nearCalls).map(([target, status]) => ({
      name: `GET ${target}`,
      wire: () => get(target),
      expected: rejected(status),
    })),
  ],
};
