import { calls } from '../calls.ts';
import type { Expected, HostileCase, Rejected } from '../hostile-case.ts';
import type { Exchange, RawResponse } from '../raw-client.ts';
import { secretText } from '../site.ts';
import { pageProblem } from './check-page.ts';

/** Internals that must not appear in any response. */
const internals = new RegExp(
  `${secretText}|node:internal|node_modules|\\.ts:\\d+|at async |SQLITE_|SQLSTATE`,
  'i',
);

/** The problem with the response to a case, if any. */
export function responseProblem(hostile: HostileCase, { responses, isClosed }: Exchange): string | undefined {
  const { expected } = hostile;
  const [answer, second] = responses;
  if (!answer) return isClosed && expected.outcome === 'unreadable' ? undefined : 'there was no response';
  const problem = generalProblem(answer) ?? expectationProblem(expected, answer);
  if (problem) return `${problem}, with ${answer.status}: ${excerptOf(answer)}`;
  if (expected.outcome !== 'unreadable' || !expected.isLast) return undefined;
  if (second) return `the hidden request was answered with ${second.status}`;
  return isClosed ? undefined : 'the connection stayed open';
}

function generalProblem({ status, headers, body }: RawResponse): string | undefined {
  if (status >= 500) return 'the server reports an internal error';
  if (internals.test(body.toString('latin1'))) return 'the response reveals internals';
  if (headers.has('x-request-id') && !/^[\w-]{1,100}$/.test(headers.get('x-request-id') ?? ''))
    return 'the response has a hostile request id';
  // Responses that Node sends by itself have no body, so there is no type to sniff.
  return body.byteLength > 0 && headers.get('x-content-type-options') !== 'nosniff'
    ? 'the response has no security headers'
    : undefined;
}

function expectationProblem(expected: Expected, answer: RawResponse): string | undefined {
  const isRejection = answer.status >= 400;
  switch (expected.outcome) {
    case 'unreadable':
      if (!isRejection) return 'it was accepted as a request';
      return answer.body.byteLength > 0 ? clarityProblem(answer) : undefined;
    case 'harmless':
      return expected.statuses.includes(answer.status) ? locationProblem(answer) : 'it was not accepted';
    case 'rejected':
      return rejectionProblem(expected, answer);
    case 'rejected or harmless': {
      const field = { call: expected.call, name: expected.field };
      if (isRejection) return rejectionProblem({ outcome: 'rejected', statuses: [422], field }, answer);
      return locationProblem(answer);
    }
  }
}

/** Redirects stay on the site. Browsers read two slashes of either kind as the start of a host. */
function locationProblem({ headers }: RawResponse): string | undefined {
  const location = headers.get('location') ?? '/';
  return /^\/(?![/\\])[!-~]*$/.test(location) || location === '/' ? undefined : `it redirects to ${location}`;
}

function rejectionProblem({ statuses, message, field }: Rejected, answer: RawResponse): string | undefined {
  if (!statuses.includes(answer.status)) return `the status is not ${statuses.join(' or ')}`;
  if (answer.isHead) return undefined;
  const problem = clarityProblem(answer);
  if (problem) return problem;
  if (message && !message.test(answer.body.toString())) return `the response does not match ${message}`;
  return field && fieldProblem(field, answer);
}

/** A rejection is JSON with a message and a code, or a page. */
function clarityProblem({ headers, body }: RawResponse): string | undefined {
  const mediaType = headers.get('content-type') ?? '';
  if (mediaType.startsWith('text/html')) return pageProblem(body.toString());
  if (!mediaType.startsWith('application/json')) return 'the rejection is neither JSON nor a page';
  const { message, code } = JSON.parse(body.toString());
  const isClear = typeof message === 'string' && message.length > 10 && /^[a-z_]+$/.test(code);
  return isClear ? undefined : 'the rejection has no clear message and code';
}

/** A rejected form is a page with messages at its fields; programs get JSON. */
function fieldProblem(
  { call, name }: NonNullable<Rejected['field']>,
  { body }: RawResponse,
): string | undefined {
  const { 'x-label': label, 'x-message': message = name } = calls[call].fields[name] ?? {};
  const text = body.toString();
  const isNamed =
    call === 'form'
      ? [message, 'Use at most'].some((words) => text.includes(words))
      : Object.hasOwn(JSON.parse(text).errors ?? {}, name) && text.includes(`${label}: `);
  return isNamed ? undefined : `the response does not name ${name}`;
}

function excerptOf({ body }: RawResponse): string {
  return body.toString('utf8', 0, 300).replace(/\s+/g, ' ');
}
