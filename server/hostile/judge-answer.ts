import { calls } from './calls.ts';
import type { Expected, HostileCase, Refused } from './hostile-case.ts';
import { faultOfPage } from './judge-page.ts';
import type { Exchange, RawAnswer } from './raw-client.ts';
import { secretText } from './site.ts';

/** What no visitor is to read, whatever was asked for. */
const inner = new RegExp(
  `${secretText}|node:internal|node_modules|\\.ts:\\d+|at async |SQLITE_|SQLSTATE`,
  'i',
);

/** What is wrong with the answer to a case, or undefined. */
export function faultOfAnswer(hostile: HostileCase, { answers, isClosed }: Exchange): string | undefined {
  const { expected } = hostile;
  const [answer, another] = answers;
  if (!answer) return isClosed && expected.outcome === 'unreadable' ? undefined : 'there was no answer';
  const fault = faultForAnybody(answer) ?? faultOf(expected, answer);
  if (fault) return `${fault}, with ${answer.status}: ${beginningOf(answer)}`;
  if (expected.outcome !== 'unreadable' || !expected.isLast) return undefined;
  if (another) return `the hidden request was answered with ${another.status}`;
  return isClosed ? undefined : 'the connection stayed open';
}

function faultForAnybody({ status, headers, body }: RawAnswer): string | undefined {
  if (status >= 500) return 'the server says that it is at fault';
  if (inner.test(body.toString('latin1'))) return 'the answer tells what is inside';
  if (headers.has('x-request-id') && !/^[\w-]{1,100}$/.test(headers.get('x-request-id') ?? ''))
    return 'the answer bears a hostile id';
  // What Node refuses by itself has no body, and so no type that could be guessed.
  return body.byteLength > 0 && headers.get('x-content-type-options') !== 'nosniff'
    ? 'the answer has no security headers'
    : undefined;
}

function faultOf(expected: Expected, answer: RawAnswer): string | undefined {
  const isRefusal = answer.status >= 400;
  switch (expected.outcome) {
    case 'unreadable':
      if (!isRefusal) return 'it was read';
      return answer.body.byteLength > 0 ? unclear(answer) : undefined;
    case 'harmless':
      return expected.statuses.includes(answer.status) ? faultOfLocation(answer) : 'it was not taken';
    case 'refused':
      return faultOfRefusal(expected, answer);
    case 'refused or harmless': {
      const field = { call: expected.call, name: expected.field };
      if (isRefusal) return faultOfRefusal({ outcome: 'refused', statuses: [422], field }, answer);
      return faultOfLocation(answer);
    }
  }
}

/** An address of our own site only; a browser reads two slashes, of either kind, as the start of a host. */
function faultOfLocation({ headers }: RawAnswer): string | undefined {
  const location = headers.get('location') ?? '/';
  return /^\/(?![/\\])[!-~]*$/.test(location) || location === '/' ? undefined : `it leads to ${location}`;
}

function faultOfRefusal({ statuses, says, field }: Refused, answer: RawAnswer): string | undefined {
  if (!statuses.includes(answer.status)) return `it was not refused with ${statuses.join(' or ')}`;
  if (answer.isHead) return undefined;
  const fault = unclear(answer);
  if (fault) return fault;
  if (says && !says.test(answer.body.toString())) return `the answer does not say ${says}`;
  return field && faultOfField(field, answer);
}

/** A refusal is JSON with a message and a code, or a page. */
function unclear({ headers, body }: RawAnswer): string | undefined {
  const mediaType = headers.get('content-type') ?? '';
  if (mediaType.startsWith('text/html')) return faultOfPage(body.toString());
  if (!mediaType.startsWith('application/json')) return 'the refusal is neither JSON nor a page';
  const { message, code } = JSON.parse(body.toString());
  const isClear = typeof message === 'string' && message.length > 10 && /^[a-z_]+$/.test(code);
  return isClear ? undefined : 'the refusal is not clear';
}

/** The form comes back as a page that says beside the field what is wrong; programs read JSON. */
function faultOfField(
  { call, name }: NonNullable<Refused['field']>,
  { body }: RawAnswer,
): string | undefined {
  const { 'x-label': label, 'x-message': message = name } = calls[call].fields[name] ?? {};
  const text = body.toString();
  const isNamed =
    call === 'form'
      ? [message, 'Use at most'].some((words) => text.includes(words))
      : Object.hasOwn(JSON.parse(text).errors ?? {}, name) && text.includes(`${label}: `);
  return isNamed ? undefined : `the answer does not name ${name}`;
}

function beginningOf({ body }: RawAnswer): string {
  return body.toString('utf8', 0, 300).replace(/\s+/g, ' ');
}
