import { devNull } from 'node:os';

/** Settings of Git by key. They win over those of the repository. */
export type Settings = Readonly<Record<string, string>>;

/**
 * The repository's own settings count, except where they run programs, change bytes, or weaken durability. Filters have names of
 * their own; see `publish/disabled-filters.ts`.
 */
const ownSettings: Settings = {
  'core.hooksPath': devNull,
  'core.fsmonitor': 'false',
  // Credentials are in the address of the remote, in .netrc, or an SSH key; a helper is a program.
  'credential.helper': '',
  'push.gpgSign': 'false',
  'log.showSignature': 'false',
  'submodule.recurse': 'false',
  'core.autocrlf': 'false',
  'core.eol': 'lf',
  'i18n.commitEncoding': 'UTF-8',
  'i18n.logOutputEncoding': 'UTF-8',
  // By default, Git leaves new objects to the operating system, so a power failure can lose what was published.
  'core.fsync': 'all',
};

/** What a program needs to start. */
const system = ['PATH', 'Path', 'SystemRoot', 'TMPDIR', 'TEMP'];

/** What ssh and https need to reach a remote. */
const network = [
  'HOME',
  'USERPROFILE',
  'SSH_AUTH_SOCK',
  'GIT_SSH_COMMAND',
  'GIT_SSL_CAINFO',
  'SSL_CERT_FILE',
  ...['http_proxy', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY', 'all_proxy', 'ALL_PROXY'],
];

/**
 * The whole environment of a git process. Settings of the machine and the user are not read.
 * @param environment of the studio; few of its variables are passed on
 * @param timeoutMs how long a remote may be silent; undefined for a process that reaches none
 */
export function gitEnvironment(
  environment: NodeJS.ProcessEnv,
  settings: Settings,
  timeoutMs: number | undefined,
): Record<string, string> {
  const passed = timeoutMs === undefined ? system : [...system, ...network];
  return {
    ...(timeoutMs !== undefined && {
      GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20',
      // Ends the helper for https itself, which outlives a push that is killed.
      GIT_HTTP_LOW_SPEED_LIMIT: '1',
      GIT_HTTP_LOW_SPEED_TIME: String(Math.ceil(timeoutMs / 1000)),
    }),
    ...Object.fromEntries(
      passed.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
    ),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    ...settingsVariables({ ...ownSettings, ...settings }),
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_EDITOR: 'false',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    // `ext::` would run a program.
    GIT_ALLOW_PROTOCOL: 'file:http:https:ssh',
    // Errors are recognized by their English words.
    LC_ALL: 'C',
  };
}

/** In variables, keys may contain any character; `-c` ends a key at its first `=`. */
function settingsVariables(settings: Settings): Record<string, string> {
  const pairs = Object.entries(settings).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(pairs.length / 2), ...Object.fromEntries(pairs) };
}
