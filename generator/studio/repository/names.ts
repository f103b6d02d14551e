import { RepositoryError } from './repository-error.ts';

/** A person in the history. */
export interface Person {
  name: string;
  email: string;
}

/** @throws RepositoryError name, if it is not 1 to 40 small letters, digits, and hyphens */
export function checkId(id: string): string {
  if (/^[a-z0-9-]{1,40}$/.test(id)) return id;
  throw new RepositoryError(
    'name',
    `${JSON.stringify(id)} cannot be the id of a draft. Use 1 to 40 small letters, digits, and hyphens.`,
  );
}

/** @throws RepositoryError name, if it is not a full object name, in SHA-1 or SHA-256 */
export function checkCommit(commit: string): string {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return commit;
  throw new RepositoryError('name', `${JSON.stringify(commit)} is not the full name of a commit.`);
}

/** @throws RepositoryError name, if it is not a path that stays in the folder of pages */
export function checkFile(file: string): string {
  const steps = file.split('/');
  const isInside = steps.every((step) => step !== '' && step !== '.' && step !== '..');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the check is for
  if (isInside && !/[\0-\x1f\x7f\\]/.test(file)) return file;
  throw new RepositoryError('name', `${JSON.stringify(file)} is not a file of the folder of pages.`);
}

/**
 * A person as Git can record one: a line `name <email>`, so without angle brackets and control characters. Git also drops
 * punctuation at both ends of a name, and refuses one that has nothing else.
 */
export function cleanPerson({ name, email }: Person): Person {
  const cleanEmail = oneLine(email).replaceAll(' ', '');
  const cleanName = oneLine(name);
  const hasLetters = /[^\s.,:;"'\\]/.test(cleanName);
  return { name: hasLetters ? cleanName : cleanEmail.split('@')[0] || 'Unknown', email: cleanEmail };
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced
  return text.replaceAll(/[\0-\x1f\x7f<>\s]+/g, ' ').trim();
}

/** A message of the history: line feeds and tabs are its only control characters, and it ends with a line feed. */
export function cleanMessage(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  const text = message.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '');
  return `${text.trim()}\n`;
}
