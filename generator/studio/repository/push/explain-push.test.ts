import { expect, test } from 'vitest';
import { explainPush } from './explain-push.ts';
import { pullRequestAddress } from './pull-request.ts';

const explain = (errors: string) =>
  explainPush({ exitCode: 128, output: Buffer.alloc(0), errors, isTimeout: false }, 'origin');

test.each([
  ["fatal: Authentication failed for 'https://git.example/site.git/'", 'credentials'],
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'credentials'],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'credentials',
  ],
  ['Host key verification failed.\nfatal: Could not read from remote repository.', 'credentials'],
  ["fatal: unable to access 'https://x/': The requested URL returned error: 403", 'credentials'],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", 'remote-away'],
  ["fatal: '/srv/gone.git' does not appear to be a git repository", 'remote-away'],
  [
    'ssh: connect to host x port 22: Connection timed out\nfatal: Could not read from remote repository.',
    'remote-away',
  ],
  ['ERROR: Repository not found.\nfatal: Could not read from remote repository.', 'remote-away'],
  ['!\trefs/heads/main:refs/heads/main\t[rejected] (fetch first)', 'push-refused'],
  ['fatal: something new', 'failed'],
])('%j is %s', (errors, reason) => {
  expect(explain(errors).reason).toBe(reason);
});

test('an error shows no password of the address', () => {
  const { message } = explain(
    "fatal: unable to access 'https://studio:s3cret@git.example/': Could not resolve host",
  );
  expect(message).toContain("'https://git.example/'");
});

const names = { source: 'studio/spring', target: 'main' };

test.each([
  [
    'git@github.com:northlight/site.git',
    'https://github.com/northlight/site/compare/main...studio%2Fspring?expand=1',
  ],
  [
    'https://token@github.com/northlight/site',
    'https://github.com/northlight/site/compare/main...studio%2Fspring?expand=1',
  ],
  [
    'ssh://git@gitlab.northlight.example:2222/web/site.git',
    `https://gitlab.northlight.example/web/site/-/merge_requests/new?${new URLSearchParams({ 'merge_request[source_branch]': 'studio/spring', 'merge_request[target_branch]': 'main' })}`,
  ],
  [
    'git@bitbucket.org:northlight/site.git',
    'https://bitbucket.org/northlight/site/pull-requests/new?source=studio%2Fspring&dest=main',
  ],
  ['/srv/git/site.git', undefined],
])('the pull request of a draft pushed to %s is opened at %s', (address, expected) => {
  expect(pullRequestAddress('', address, names)).toBe(expected);
});

test('the address that a server prints comes first', () => {
  const errors =
    'remote: \nremote: Create a pull request for studio/spring by visiting:        \nremote:      https://github.com/northlight/site/pull/new/studio/spring        \nremote: \n';
  expect(pullRequestAddress(errors, 'git@github.com:northlight/site.git', names)).toBe(
    'https://github.com/northlight/site/pull/new/studio/spring',
  );
});
