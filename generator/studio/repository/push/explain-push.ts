import { firstSentence, withoutPasswords } from '../git/explain-failure.ts';
import type { Outcome } from '../git/run-process.ts';
import { RepositoryError, type RepositoryReason } from '../repository-error.ts';

const causes: readonly { words: RegExp; reason: RepositoryReason; meaning: string }[] = [
  {
    words: /\((?:non-fast-forward|fetch first)\)/,
    reason: 'push-refused',
    meaning: 'has commits that are not here. Merge them here with `git pull`, then push again.',
  },
  { words: /\[(?:remote )?rejected\]/, reason: 'push-refused', meaning: 'refused it.' },
  {
    words:
      /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied \(|Host key verification failed|error: 40[13]/,
    reason: 'credentials',
    meaning:
      'does not accept the studio. Put a token into the address of the remote or into .netrc, or give its user an SSH key and the host a line in known_hosts.',
  },
  {
    words:
      /does not appear to be a git repository|repository .*not (?:found|exist)|Could not resolve|Connection (?:refused|timed out|reset|closed)|Failed to connect|Couldn't connect|unable to access|Could not read from remote|hung up|No route to host/i,
    reason: 'remote-away',
    meaning: 'does not answer. Check its address and the network.',
  },
];

/** The error of a push that failed, with what the remote said. */
export function explainPush(
  { output, errors, exitCode, isTimeout }: Outcome,
  remote: string,
): RepositoryError {
  const start = `Everything is saved here, but was not pushed: the remote “${remote}”`;
  if (isTimeout)
    return new RepositoryError('remote-away', `${start} did not answer in time. Try again later.`);
  const all = `${output.toString()}\n${errors}`;
  const cause = causes.find(({ words }) => words.test(all));
  const said = remoteWords(errors) || firstSentence(errors) || `exit code ${exitCode}`;
  if (!cause) return new RepositoryError('failed', `${start} could not be reached: ${said}`);
  return new RepositoryError(cause.reason, `${start} ${cause.meaning} It said: ${said}`);
}

/** What a hook or the service printed, which Git marks with `remote:`. */
function remoteWords(errors: string): string {
  const lines = [...withoutPasswords(errors).matchAll(/^remote: ?(.*)$/gm)].map(([, line = '']) =>
    line.trim(),
  );
  return lines.filter(Boolean).join(' ');
}
