/** Why the repository did not do what it was asked for. */
export type RepositoryReason =
  | 'no-git' // git is not installed, or too old
  | 'not-a-repository'
  | 'no-pages' // the repository has no such folder of pages
  | 'detached' // the repository is at a single commit, so no branch is published
  | 'name' // an id, a file, or a commit that cannot be one
  | 'exists' // a draft of this id exists, or did
  | 'no-draft'
  | 'unsafe-file' // a symbolic link or another repository in the folder of pages
  | 'uncommitted' // files that publishing would replace were changed outside the studio
  | 'behind' // something else was published since
  | 'locked' // another process works in the repository
  | 'push-refused'
  | 'remote-away' // the remote does not answer
  | 'credentials' // the remote does not accept who pushes
  | 'disk-full'
  | 'read-only' // the studio may not write there
  | 'corrupt' // objects of the repository are missing or damaged
  | 'failed'; // anything else, with Git's own words

/** A sentence that says what happened and what to do. Nothing is half done, and calling again is safe. */
export class RepositoryError extends Error {
  override name = 'RepositoryError';
  readonly reason: RepositoryReason;
  /** The files it is about, by their path in the repository's working tree or the folder of pages. */
  readonly files: readonly string[];

  constructor(reason: RepositoryReason, message: string, files: readonly string[] = []) {
    super(message);
    this.reason = reason;
    this.files = files;
  }
}

/** `a`, `a and b`, or `a, b, and 3 more`. */
export function listInWords(names: readonly string[]): string {
  const [first, second, third] = names;
  if (second === undefined) return first ?? 'nothing';
  if (third === undefined) return `${first} and ${second}`;
  return names.length === 3
    ? `${first}, ${second}, and ${third}`
    : `${first}, ${second}, and ${names.length - 2} more`;
}
